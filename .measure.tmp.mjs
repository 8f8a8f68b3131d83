import {writeFileSync} from 'node:fs';
import { build } from 'vite';
import { brotliCompressSync, constants } from 'node:zlib';

const min={name:'min',enforce:'pre',transform(code,id){ if(!id.includes('/src/components/'))return; 
 const b=code.replace(/css`([^`]*)`/g,(m,c)=>'css`'+c.replace(/\/\*[\s\S]*?\*\//g,'').replace(/\s+/g,' ').replace(/ ?([{};,]) ?/g,'$1').replace(/: /g,':').replace(/;}/g,'}').trim()+'`').replace(/>\s+</g,'><'); return {code:id.endsWith('.styles.ts')||/css`/.test(code)||1?b:code}; }};
const root='/tmp/wt/elements';
for (const [name, code] of Object.entries({
 catalogRow: `import {getCatalog} from '${root}/src/api/operations/storefront/catalog.js'; console.log(getCatalog)`,
 client: `import {createClient} from '${root}/src/api/client.js'; console.log(createClient)`,
 store: `import {createStore} from '${root}/src/store/create-store.js'; console.log(createStore)`,
 both: `import {createClient} from '${root}/src/api/client.js'; import {createStore} from '${root}/src/store/create-store.js'; import {getCatalog} from '${root}/src/api/operations/storefront/catalog.js'; console.log(createClient,createStore,getCatalog)`,
 lit: `import {LitElement,html,css} from 'lit'; import {ContextProvider,ContextConsumer,createContext} from '@lit/context'; import {property} from 'lit/decorators.js'; import {live} from 'lit/directives/live.js'; import {keyed} from 'lit/directives/keyed.js'; console.log(LitElement,html,css,ContextProvider,ContextConsumer,createContext,property,live,keyed)`,
 pricing: `import * as p from '${root}/src/api/pricing.js'; console.log(p)`,
 tokens: `import {tokens} from '${root}/src/components/theme/tokens.js'; console.log(tokens)`,
 plans: `import {StorefrontPlans} from '${root}/src/components/features/plans/plans.js'; console.log(StorefrontPlans)`,
 provider: `import {StorefrontProvider} from '${root}/src/components/features/provider/provider.js'; console.log(StorefrontProvider)`,
 all: `import {StorefrontPlans} from '${root}/src/components/features/plans/plans.js';import {StorefrontProvider} from '${root}/src/components/features/provider/provider.js'; console.log(StorefrontPlans,StorefrontProvider)`,
})) {
 writeFileSync(root+'/.x.tmp.ts',code); const r = await build({root, configFile:false, logLevel:'error', publicDir:false,plugins:process.env.MIN?[min]:[], define:{'process.env.NODE_ENV':'"production"'},
  build:{write:false,target:'es2022',lib:{entry:root+'/.x.tmp.ts',formats:['es']},rolldownOptions:{output:{minify:true}}}});
 const out=(Array.isArray(r)?r[0]:r).output.filter(o=>o.type==='chunk');
 const c=out[0].code; console.log(name.padEnd(12), c.length, brotliCompressSync(c,{params:{[constants.BROTLI_PARAM_QUALITY]:11}}).length);
 if (process.argv[2]===name) console.log(c);
}
{
 const r = await build({root, configFile:false, logLevel:'error', publicDir:false,plugins:process.env.MIN?[min]:[], define:{'process.env.NODE_ENV':'"production"'},
  build:{write:false,target:'es2022',lib:{entry:root+'/.x.tmp.ts',formats:['es']},rolldownOptions:{output:{minify:true}}}});
 const out=(Array.isArray(r)?r[0]:r).output.filter(o=>o.type==='chunk')[0];
 const g={};for(const [k,m] of Object.entries(out.modules)) g[k.replace(root,'').replace(/.*node_modules\//,'nm/')]=[m.renderedLength,m.code?brotliCompressSync(m.code).length:0];
 for(const [k,v] of Object.entries(g).sort((a,b)=>b[1][0]-a[1][0]).slice(0,60)) console.log(v.join(' '),k);
}
