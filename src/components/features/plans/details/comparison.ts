import { html, nothing, type TemplateResult } from 'lit';
import type { CatalogProduct, ComparedFeature } from '../../../../api/schemas/storefront/catalog.js';
import type { FullLocalizer } from '../../../locales/full-localizer.js';
import { checkIcon } from '../../../primitives/icons.js';
import type { PlansDetailsMessages } from '../../../../generated/locales/plans-details.js';

type PlansDetailsLocalizer = FullLocalizer<PlansDetailsMessages>;

interface Group {
  readonly name: string | undefined;
  readonly rows: readonly ComparedFeature[];
}

function groups(features: readonly ComparedFeature[]): Group[] {
  const found: { name: string | undefined; rows: ComparedFeature[] }[] = [];
  for (const feature of features) {
    const last = found.at(-1);
    if (last && last.name === feature.group) last.rows.push(feature);
    else found.push({ name: feature.group, rows: [feature] });
  }
  return found;
}

/** Renders the feature comparison as a table. In narrow containers, renders a collapsible section for each product instead. */
export function comparison(
  l: PlansDetailsLocalizer,
  features: readonly ComparedFeature[],
  products: readonly CatalogProduct[],
): TemplateResult {
  const all = groups(features);
  return html`<div class="wide" role="region" tabindex="0" aria-label=${l.t('compare')}>${table(l, all, products)}</div>
    <div class="narrow">
      ${products.map(
        (product, index) =>
          html`<details name="compared" ?open=${index === 0}>
            <summary>${product.name}</summary>
            ${all.map(
              ({ name, rows }) =>
                html`${name ? html`<h4>${name}</h4>` : nothing}
                  <dl>
                    ${rows.map(
                      (feature) =>
                        html`<div>
                          <dt>${feature.name}</dt>
                          <dd>${value(l, feature, product)}</dd>
                        </div>`,
                    )}
                  </dl>`,
            )}
          </details>`,
      )}
    </div>`;
}

function table(l: PlansDetailsLocalizer, all: readonly Group[], products: readonly CatalogProduct[]): TemplateResult {
  return html`<table>
    <caption class="visually-hidden">
      ${l.t('compare')}
    </caption>
    <thead>
      <tr>
        <th scope="col"><span class="visually-hidden">${l.t('feature')}</span></th>
        ${products.map((product) => html`<th scope="col" class=${product.highlighted ? 'marked' : ''}>${product.name}</th>`)}
      </tr>
    </thead>
    ${all.map(
      ({ name, rows }) =>
        html`<tbody>
          ${
            name
              ? html`<tr class="group">
                  <th scope="rowgroup" colspan=${products.length + 1}>${name}</th>
                </tr>`
              : nothing
          }
          ${rows.map(
            (feature) =>
              html`<tr>
                <th scope="row">${feature.name}${feature.hint ? html`<span class="detail hint">${feature.hint}</span>` : nothing}</th>
                ${products.map((product) => html`<td class=${product.highlighted ? 'marked' : ''}>${value(l, feature, product)}</td>`)}
              </tr>`,
          )}
        </tbody>`,
    )}
  </table>`;
}

function value(l: PlansDetailsLocalizer, { values }: ComparedFeature, { productId }: CatalogProduct): TemplateResult | string {
  const found = values.find((each) => each.productId === productId);
  if (!found) return html`<span aria-hidden="true" class="detail">–</span><span class="visually-hidden">${l.t('hasNot')}</span>`;
  return found.text ?? html`${checkIcon}<span class="visually-hidden">${l.t('has')}</span>`;
}
