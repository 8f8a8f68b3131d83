import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { Client } from '../../../api/client.js';
import { FORM_SLOT } from '../payment/form-container.js';
import type { PaymentAdapterOption } from '../payment/adapter.js';
import type { TaskListener } from '../tasks/task-controller.js';

/** Scope that each section requires. The sections are in their default order. */
export const SECTION_SCOPES = {
  overview: 'subscriptions:read',
  subscriptions: 'subscriptions:read',
  invoices: 'invoices:read',
  'payment-methods': 'payment-methods:read',
  usage: 'usage:read',
  activity: 'activity:read',
  profile: 'profile:read',
} as const satisfies Record<SectionName, string>;

export type SectionName = 'overview' | 'subscriptions' | 'invoices' | 'payment-methods' | 'usage' | 'activity' | 'profile';

export const isSection = (name: string | undefined): name is SectionName => name !== undefined && Object.hasOwn(SECTION_SCOPES, name);
export const SECTIONS: readonly SectionName[] = Object.keys(SECTION_SCOPES).filter(isSection);

/** Element of a section. */
export interface SectionElement extends HTMLElement {
  readonly updateComplete: Promise<boolean>;
  refresh(): Promise<void>;
}

/** Options of each section. */
interface SectionOptions {
  readonly client: Client | undefined;
  readonly locale: string;
  readonly paymentAdapter: PaymentAdapterOption | undefined;
  readonly signInHref: string | undefined;
  readonly signUpHref: string | undefined;
  /** Open task of the section. */
  readonly flow: string | undefined;
  /** Number of the task's subscription or invoice. */
  readonly subject: string | undefined;
  readonly onTask: TaskListener;
}

/** Renders the element of a section. */
export function renderSection(
  name: SectionName,
  { client, locale, paymentAdapter, signInHref, signUpHref, flow, subject, onTask }: SectionOptions,
): TemplateResult {
  const signIn = ifDefined(signInHref);
  const signUp = ifDefined(signUpHref);
  // Passes the payment form from the page to the section. Only the section with an open task has this slot, because slot names must be
  // unique.
  const form = flow === undefined ? nothing : html`<slot name=${FORM_SLOT} slot=${FORM_SLOT}></slot>`;
  switch (name) {
    case 'overview':
      return html`<storefront-overview
        data-part="overview"
        .client=${client}
        locale=${locale}
        sign-in-href=${signIn}
        sign-up-href=${signUp}
      ></storefront-overview>`;
    case 'subscriptions':
      return html`<storefront-subscriptions
        data-part="subscriptions"
        .client=${client}
        .onTask=${onTask}
        locale=${locale}
        sign-in-href=${signIn}
        sign-up-href=${signUp}
        flow=${ifDefined(flow)}
        subscription=${ifDefined(subject)}
        .paymentAdapter=${paymentAdapter}
        >${form}</storefront-subscriptions
      >`;
    case 'invoices':
      return html`<storefront-invoices
        data-part="invoices"
        .client=${client}
        .onTask=${onTask}
        locale=${locale}
        sign-in-href=${signIn}
        sign-up-href=${signUp}
        flow=${ifDefined(flow)}
        invoice=${ifDefined(subject)}
        .paymentAdapter=${paymentAdapter}
        >${form}</storefront-invoices
      >`;
    case 'payment-methods':
      return html`<storefront-payment-methods
        data-part="payment-methods"
        .client=${client}
        .onTask=${onTask}
        .paymentAdapter=${paymentAdapter}
        locale=${locale}
        sign-in-href=${signIn}
        sign-up-href=${signUp}
        flow=${ifDefined(flow)}
        >${form}</storefront-payment-methods
      >`;
    case 'usage':
      return html`<storefront-usage
        data-part="usage"
        .client=${client}
        .onTask=${onTask}
        locale=${locale}
        sign-in-href=${signIn}
        sign-up-href=${signUp}
        flow=${ifDefined(flow)}
      ></storefront-usage>`;
    case 'activity':
      return html`<storefront-activity
        data-part="activity"
        .client=${client}
        locale=${locale}
        sign-in-href=${signIn}
        sign-up-href=${signUp}
      ></storefront-activity>`;
    case 'profile':
      return html`<storefront-profile
        data-part="profile"
        .client=${client}
        .onTask=${onTask}
        locale=${locale}
        sign-in-href=${signIn}
        sign-up-href=${signUp}
        flow=${ifDefined(flow)}
      ></storefront-profile>`;
  }
}
