/**
 * Takes out of Lit, for the files of the script tag, what our elements cannot use: older browsers, server rendering, SVG and MathML templates, comments
 * and expressions in tags, lists as attributes. About a kilobyte of the 18 that a plan table may weigh.
 *
 * Each cut names the text it takes out of Lit's published files, whose version is fixed in package.json. If Lit changes, the build stops here, and
 * if a template uses what was cut, it stops too; nothing is ever left out silently.
 */

/** @typedef {readonly [from: string, to: string]} Cut */

/** Style sheets can be adopted in every browser that has `light-dark()`, without which our elements have no colors. */
const styleSheets = `const n=class{constructor(t){this.cssText=t}get styleSheet(){return this.o||(this.o=new CSSStyleSheet,this.o.replaceSync(this.cssText)),this.o}};
export const css=(t,...e)=>new n(e.reduce((s,e,o)=>s+(e.cssText??e)+t[o+1],t[0]));
export const adoptStyles=(t,e)=>{t.adoptedStyleSheets=e.map(t=>t.styleSheet)};
export const getCompatibleStyle=t=>t;export{n as CSSResult};`;

/** @type {readonly Cut[]} */
const reactiveElement = [
  ['export{CSSResult,css,supportsAdoptingStyleSheets,unsafeCSS}', 'export{CSSResult,css}'],
  [',getOwnPropertyNames:r,getOwnPropertySymbols:o', ''],
  [',c=a.trustedTypes,l=c?c.emptyScript:"",p=a.reactiveElementPolyfillSupport,d=(t,s)=>t', ',d=t=>t'],
  ['t=t?l:null;break;case Object:case Array:t=null==t?t:JSON.stringify(t)}', 't=t?"":null}'],
  ['break;case Object:case Array:try{i=JSON.parse(t)}catch(t){i=null}}', '}'],
  [',useDefault:!1,hasChanged:f', ''],
  ['Symbol.metadata??=Symbol("metadata"),a.litPropertyMetadata??=new WeakMap;', ''],
  ['static addInitializer(t){this._$Ei(),(this.l??=[]).push(t)}', ''],
  [',!s.noAccessor){', '){'],
  [',void 0!==t.l&&(this.l=[...t.l])', ''],
  [
    ',this.hasOwnProperty(d("properties"))){const t=this.properties,s=[...r(t),...o(t)];for(const i of s)this.createProperty(i,t[i])}',
    '){}',
  ],
  [
    'const t=this[Symbol.metadata];if(null!==t){const s=litPropertyMetadata.get(t);if(void 0!==s)for(const[t,i]of s)this.elementProperties.set(t,i)}',
    '',
  ],
  [
    'const i=[];if(Array.isArray(s)){const e=new Set(s.flat(1/0).reverse());for(const s of e)i.unshift(t(s))}else void 0!==s&&i.push(t(s));return i',
    'return[...new Set([s].flat(1/0).reverse())].reverse()',
  ],
  [',this.constructor.l?.forEach(t=>t(this))', ''],
  ['removeController(t){this._$EO?.delete(t)}', ''],
  [
    'h="function"==typeof t.converter?{fromAttribute:t.converter}:void 0!==t.converter?.fromAttribute?t.converter:u;this._$Em=e;const r=h.fromAttribute(s,t.type);this[e]=r??this._$Ej?.get(e)??r,',
    'r=0;this[e]=u.fromAttribute(s,t.type),',
  ],
  ['!((i.hasChanged??f)(h,s)||i.useDefault&&i.reflect&&h===this._$Ej?.get(t)&&!this.hasAttribute(r._$Eu(t,i)))', '!f(h,s)'],
  [
    'C(t,s,{useDefault:i,reflect:e,wrapped:h},r){i&&!(this._$Ej??=new Map).has(t)&&(this._$Ej.set(t,r??s??this[t]),!0!==h||void 0!==r)||(',
    'C(t,s){(',
  ],
  ['(this.hasUpdated||i||(s=void 0),this._$AL.set(t,s))', '(this.hasUpdated||(s=void 0),this._$AL.set(t,s))'],
  ['this.C(s,void 0,i,e)', 'this.C(s)'],
  // Properties that write their attribute.
  [
    '_$ET(t,s){const i=this.constructor.elementProperties.get(t),e=this.constructor._$Eu(t,i);if(void 0!==e&&!0===i.reflect){const h=(void 0!==i.converter?.toAttribute?i.converter:u).toAttribute(s,i.type);this._$Em=t,null==h?this.removeAttribute(e):this.setAttribute(e,h),this._$Em=null}}',
    '',
  ],
  [',!0===e&&this._$Em!==t&&(this._$Eq??=new Set).add(t))', ')'],
  ['this._$Eq&&=this._$Eq.forEach(t=>this._$ET(t,this[t])),this._$EM()', 'this._$EM()'],
  [',this._$Em=null,this._$Ev()', ',this._$Ev()'],
  ['void 0!==e&&this._$Em!==e)', 'void 0!==e)'],
  ['this[e]=u.fromAttribute(s,t.type),this._$Em=null}', 'this[e]=u.fromAttribute(s,t.type)}'],
  ['converter:u,reflect:!1', 'converter:u'],
  ['toAttribute(t,s){switch(s){case Boolean:t=t?"":null}return t},', ''],
  [
    't=this.shouldUpdate(s),t?(this.willUpdate(s),this._$EO?.forEach(t=>t.hostUpdate?.()),this.update(s)):this._$EM()',
    't=!0,this.willUpdate(s),this._$EO?.forEach(t=>t.hostUpdate?.()),this.update(s)',
  ],
  ['shouldUpdate(t){return!0}', ''],
  [',p?.({ReactiveElement:y}),(a.reactiveElementVersions??=[]).push("2.1.2")', ''],
];

/** @type {readonly Cut[]} */
const html = [
  ['const t=globalThis,i=t=>t,s=t.trustedTypes,', 'const s=globalThis.trustedTypes,'],
  ['v=/<(?:(!--|\\/[^a-zA-Z])|(\\/?[a-zA-Z][^>\\s]*)|(\\/?$))/g,_=/-->/g,m=/>/g,', 'v=/<\\/?[a-zA-Z][^>\\s]*/g,'],
  [',y=/^(?:script|style|textarea|title)$/i', ''],
  [',b=x(1),w=x(2),T=x(3),', ',b=x(1),'],
  ['if(!u(t)||!t.hasOwnProperty("raw"))throw Error("invalid template strings array")', 'if(!u(t)||!t.hasOwnProperty("raw"))throw Error()'],
  ['let n,l=2===i?"<svg>":3===i?"<math>":"",c=v;', 'let l="",c=v;'],
  [
    'c===v?"!--"===u[1]?c=_:void 0!==u[1]?c=m:void 0!==u[2]?(y.test(u[2])&&(n=RegExp("</"+u[2],"g")),c=p):void 0!==u[3]&&(c=p):c===p?">"===u[0]?(c=n??v,d=-1):void 0===u[1]?d=-2:(',
    'c===v?c=p:c===p?">"===u[0]?(c=v,d=-1):(',
  ],
  [':c===$||c===g?c=p:c===_||c===m?c=v:(c=p,n=void 0)', ':c=p'],
  ['const x=c===p&&t[i+1].startsWith("/>")?" ":"";', ''],
  ['h+s.slice(d)+o+x):s+o+(-2===d?i:x)}', 'h+s.slice(d)+o):s+o}'],
  ['l+(t[s]||"<?>")+(2===i?"</svg>":3===i?"</math>":"")', 'l+(t[s]||"<?>")'],
  ['constructor({strings:t,_$litType$:i},e){let r;', 'constructor({strings:t},e){let r;'],
  ['N(t,i);if(this.el=', 'N(t);if(this.el='],
  [
    'P.currentNode=this.el.content,2===i||3===i){const t=this.el.content.firstChild;t.replaceWith(...t.childNodes)}for(',
    'P.currentNode=this.el.content,1)for(',
  ],
  ['const N=(t,i)=>{', 'const N=t=>{'],
  ['r.removeAttribute(t)}else t.startsWith(o)&&(d.push({type:6,index:l}),r.removeAttribute(t));', 'r.removeAttribute(t)}}'],
  [
    'if(y.test(r.tagName)){const t=r.textContent.split(o),i=t.length-1;if(i>0){r.textContent=s?s.emptyScript:"";for(let s=0;s<i;s++)r.append(t[s],c()),P.nextNode(),d.push({type:2,index:++l});r.append(t[i],c())}}}',
    '',
  ],
  [
    'else if(8===r.nodeType)if(r.data===n)d.push({type:2,index:l});else{let t=-1;for(;-1!==(t=r.data.indexOf(o,t+1));)d.push({type:7,index:l}),t+=o.length-1}',
    'else r.data===n&&d.push({type:2,index:l});',
  ],
  ['static createElement(t,i){', 'static createElement(t){'],
  ['get parentNode(){return this._$AM.parentNode}', ''],
  ['(t?.creationScope??l).importNode', 'l.importNode'],
  [':1===r.type?i=new r.ctor(h,r.name,r.strings,this,t):6===r.type&&(i=new Z(h,this,t))', ':i=new r.ctor(h,r.name,r.strings,this,t)'],
  ['get startNode(){return this._$AA}get endNode(){return this._$AB}', ''],
  ['e="number"==typeof s?this._$AC(t):(void 0===s.el&&(s.el=S.createElement(V(s.h,s.h[0]),this.options)),s);', 'e=this._$AC(t);'],
  ['const{values:i,_$litType$:s}=t,', 'const{values:i}=t,'],
  ['const s=i(t).nextSibling;i(t).remove(),t=s', 'const s=t.nextSibling;t.remove(),t=s'],
  ['get tagName(){return this.element.tagName}', ''],
  ['constructor(){super(...arguments),this.type=3}', ''],
  ['constructor(){super(...arguments),this.type=4}', ''],
  ['constructor(t,i,s,e,h){super(t,i,s,e,h),this.type=5}', ''],
  [
    'const s=this._$AH,e=t===A&&s!==A||t.capture!==s.capture||t.once!==s.once||t.passive!==s.passive,h=t!==A&&(s===A||e);e&&this.element.removeEventListener(this.name,this,s),h&&this.element.addEventListener(this.name,this,t),this._$AH=t',
    'const s=this._$AH;t===A?this.element.removeEventListener(this.name,this):s===A&&this.element.addEventListener(this.name,this),this._$AH=t',
  ],
  [
    '"function"==typeof this._$AH?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)',
    'this._$AH.call(this.options?.host??this.element,t)',
  ],
  [
    'class Z{constructor(t,i,s){this.element=t,this.type=6,this._$AN=void 0,this._$AM=i,this.options=s}get _$AU(){return this._$AM._$AU}_$AI(t){M(this,t)}}',
    '',
  ],
  // How directives that wait for something learn that their element has left the page.
  [
    'constructor(t,i){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=i}get _$AU(){return this._$AM._$AU}',
    'constructor(t,i){this._$AV=[],this._$AD=t,this._$AM=i}',
  ],
  ['get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,i,s,e){', 'constructor(t,i,s,e){'],
  ['this.type=2,this._$AH=A,this._$AN=void 0,', 'this.type=2,this._$AH=A,'],
  [',this._$Cv=e?.isConnected??!0}', '}'],
  ['for(this._$AP?.(!1,!0,s);t!==this._$AB;)', 'for(;t!==this._$AB;)'],
  ['_$AR(t=this._$AA.nextSibling,s){', '_$AR(t=this._$AA.nextSibling){'],
  ['setConnected(t){void 0===this._$AM&&(this._$Cv=t,this._$AP?.(t))}', ''],
  ['get _$AU(){return this._$AM._$AU}constructor(t,i,s,e,h){', 'constructor(t,i,s,e,h){'],
  ['this.type=1,this._$AH=A,this._$AN=void 0,', 'this.type=1,this._$AH=A,'],
  ['(h?._$AO?.(!1),void 0===o?', '(void 0===o?'],
  [',U:z,B:I,F:Z},B=t.litHtmlPolyfillSupport;B?.(S,k),(t.litHtmlVersions??=[]).push("3.3.3");', ',U:z,B:I};'],
  [',T as mathml', ''],
  [',w as svg', ''],
];

/** @type {readonly Cut[]} */
const litElement = [
  ['const s=globalThis;', ''],
  [',s.litElementHydrateSupport?.({LitElement:i});const o=s.litElementPolyfillSupport;o?.({LitElement:i});', ';'],
  ['this.hasUpdated||(this.renderOptions.isConnected=this.isConnected),', ''],
  [
    'connectedCallback(){super.connectedCallback(),this._$Do?.setConnected(!0)}disconnectedCallback(){super.disconnectedCallback(),this._$Do?.setConnected(!1)}',
    '',
  ],
  ['this.renderOptions={host:this},this._$Do=void 0}', 'this.renderOptions={host:this}}'],
  ['this._$Do=e(r,this.renderRoot,this.renderOptions)', 'e(r,this.renderRoot,this.renderOptions)'],
  [';(s.litElementVersions??=[]).push("4.2.2");', ';'],
];

/** @type {readonly (readonly [RegExp, readonly Cut[]])[]} */
const cuts = [
  [/\/@lit\/reactive-element\/reactive-element\.js$/, reactiveElement],
  [/\/lit-html\/lit-html\.js$/, html],
  [/\/lit-element\/lit-element\.js$/, litElement],
];

/**
 * What our elements would need of what was cut.
 *
 * @type {readonly (readonly [RegExp, string])[]}
 */
const uses = [
  [/\btype: (?:Array|Object)\b/, 'lists and objects as attributes'],
  [/\b(?:converter|hasChanged|noAccessor|useDefault|reflect): /, 'options of properties other than attribute, type and state'],
  [
    /static (?:override )?properties\b|\baddInitializer\(|\bremoveController\(/,
    'properties, initializers and controllers that are taken off',
  ],
  [/\b(?:svg|mathml)`|\bunsafeCSS\(/, 'svg and mathml templates, and unsafe styles'],
  [/lit\/directives\/(?:live|ref|until|cache|async-\w+)\.js/, 'directives in a tag, with promises, or that tell parts apart'],
  [
    /html`[^`]*(?:<!--|<(?:textarea|title|style|script)[^>]*>[^<`]*\$\{|=\$\{[^{}`]*\}\/>)/,
    'comments, expressions within textarea or title, and values right before "/>"',
  ],
  [/\s@[\w-]+=\$\{\{/, 'event listeners that are objects'],
];

/** @type {import('vite').Plugin} */
export const leanLit = {
  name: 'lean-lit',
  enforce: 'pre',
  transform: {
    filter: { id: /\/(?:@lit\/reactive-element|lit-html|lit-element)\/[\w-]+\.js$|\/src\/components\/.+\.ts$/ },
    handler(code, id) {
      if (id.includes('/src/components/')) {
        for (const [use, what] of uses)
          if (use.test(code)) throw new Error(`${id} uses what scripts/lean-lit.js takes out of Lit: ${what}.`);
        return null;
      }
      if (id.endsWith('/css-tag.js')) return { code: styleSheets, map: null };
      const found = cuts.find(([file]) => file.test(id));
      if (!found) return null;
      let result = code.replace(/\/\/# sourceMappingURL.*/, '');
      for (const [from, to] of found[1]) {
        if (result.split(from).length !== 2)
          throw new Error(`Lit is not the version that scripts/lean-lit.js knows: ${id} has not once ${from}`);
        result = result.replace(from, () => to);
      }
      return { code: result, map: null };
    },
  },
};
