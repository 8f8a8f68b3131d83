import { html, nothing, type TemplateResult } from 'lit';
import { getProfile, updateProfile } from '../../../../api/operations/storefront/profile.js';
import type { Profile, ProfileChange } from '../../../../api/schemas/storefront/profile.js';
import { StorefrontSignInRequiredEvent } from '../../../events/storefront-sign-in-required.js';
import type { FullLocalizer } from '../../../locales/full-localizer.js';
import { languages } from '../../../locales/languages.js';
import { errorSummary, errorSummaryStyles } from '../../../primitives/error-summary.js';
import { field as fieldStyles } from '../../../primitives/field.styles.js';
import { selectField } from '../../../primitives/field.js';
import { GatewaySubmission } from '../../connection/gateway-submission.js';
import { formLayout, type LayoutRow } from '../../sign-up/form-layout.js';
import { checkDetails } from '../../sign-up/check-details.js';
import { countryChoices } from '../../sign-up/country-choices.js';
import { CountryDataLoader } from '../../sign-up/countries/country-data.js';
import { detailField } from '../../sign-up/detail-field.js';
import { fieldErrorText } from '../../sign-up/field-texts.js';
import {
  isDetailField,
  type DetailField,
  type Details,
  type FieldProblem,
  type FieldProblems,
  type FormRules,
} from '../../sign-up/details.js';
import { signUpStepsMessages, type SignUpStepsMessages } from '../../../../generated/locales/sign-up.steps.js';
import { taskFrame } from '../../tasks/task-frame.js';
import { tasksMessages } from '../../../../generated/locales/tasks.js';
import { taskProgress, taskStateOf, type TaskProgress, type TasksLocalizer } from '../../tasks/task-progress.js';
import type { Task, TaskState } from '../../tasks/task.js';
import { adoptStyles, type TaskScope } from '../../tasks/task-scope.js';
import { taskStyles } from '../../tasks/task.styles.js';
import { editStyles } from './edit.styles.js';
import { changeOf, contactOf, detailsOf, partOf } from './fields.js';
import { CONTACTS, isContact, type ProfileFlow } from './flows.js';
import { profileEditMessages, type ProfileEditMessages } from '../../../../generated/locales/profile-edit.js';

export interface EditOpening {
  readonly flow: ProfileFlow;
  readonly heading: string;
  /** As the person sees it. */
  readonly profile: Profile;
  readonly close: () => void;
  /** The profile as it is by now. */
  readonly now: () => Profile | undefined;
  readonly onSaved: () => void;
}

const SPANS: Readonly<Record<number, string>> = { 1: '', 2: 'half', 3: 'third' };

/** Changing one part of a profile: a contact, company and tax data, or the language. */
export class EditTask implements Task<Profile> {
  readonly #scope: TaskScope;
  readonly #opening: EditOpening;
  readonly #l: FullLocalizer<ProfileEditMessages>;
  readonly #tasks: TasksLocalizer;
  readonly #fields: FullLocalizer<SignUpStepsMessages>;
  readonly #facts: CountryDataLoader;
  readonly #saving: GatewaySubmission<ProfileChange, Profile>;
  readonly #countries: readonly string[];
  /** The profile that the person has seen; what is saved stands on its version. */
  #seen: Profile;
  #details: Details;
  #language: string;
  #tried = false;
  readonly #left = new Set<string>();
  #conflict: readonly string[] | undefined;

  private constructor(scope: TaskScope, opening: EditOpening) {
    const { flow, profile, onSaved } = opening;
    this.#scope = scope;
    this.#opening = opening;
    this.#l = scope.localizer(profileEditMessages);
    this.#tasks = scope.localizer(tasksMessages);
    this.#fields = scope.localizer(signUpStepsMessages);
    this.#facts = new CountryDataLoader(scope.owner, () => ({
      locale: scope.host.language,
      overrides: scope.connection.storefront?.messages,
    }));
    this.#countries = countryChoices([], this.#fields).map(({ value }) => value);
    this.#seen = profile;
    this.#details = detailsOf(profile, flow, this.#countries);
    this.#language = profile.language ?? '';
    this.#saving = new GatewaySubmission(scope.owner, scope.connection, {
      row: updateProfile,
      name: () => `profile:${profile.accountNumber}`,
      invalidates: [getProfile],
      onDone: onSaved,
    });
  }

  /** Settles once it can be shown. */
  static async open(scope: TaskScope, opening: EditOpening): Promise<EditTask> {
    adoptStyles(scope.host, fieldStyles, errorSummaryStyles, taskStyles, editStyles);
    await scope.loadMessages(profileEditMessages, tasksMessages, signUpStepsMessages);
    return new EditTask(scope, opening);
  }

  get state(): TaskState {
    const now = this.#opening.now();
    if (now) this.#follow(now);
    return taskStateOf(this.#saving, this.#conflict !== undefined);
  }

  get announcement(): string {
    if (this.#conflict && !this.#saving.isUnderWay) return this.#l.t('conflict');
    return this.#progress().text || (this.#tried ? this.#summary(this.#problems()) : '');
  }

  appliesTo({ accountNumber }: Profile): boolean {
    return accountNumber === this.#seen.accountNumber;
  }

  end(): void {
    this.#scope.end();
  }

  /** The profile is another by now. Only what concerns this part is worth saying. */
  #follow(now: Profile): void {
    if (now.version === this.#seen.version || this.#saving.isUnderWay || this.#saving.status === 'done') return;
    const [before, after] = [partOf(this.#seen, this.#opening.flow), partOf(now, this.#opening.flow)];
    this.#seen = now;
    if (before.join('\n') !== after.join('\n')) this.#conflict = after.filter((line) => line !== '');
  }

  render(): TemplateResult {
    const { flow, heading, close } = this.#opening;
    const l = this.#l;
    const submission = this.#saving;
    const problems = this.#problems();
    const lead = flow === 'language' ? 'languageLead' : flow === 'sold-to' || flow === 'company' ? 'taxLead' : 'lead';
    const busy = submission.isUnderWay || submission.isAttempting;
    return taskFrame({
      l: this.#tasks,
      heading,
      lead: l.t(flow === 'company' ? 'lead' : lead),
      back: close,
      content: html`${this.#renderConflict()}${this.#tried ? this.#renderSummary(problems) : nothing}
        <div class="fields">${flow === 'language' ? this.#languageField() : this.#rows(problems)}</div>`,
      notice: this.#conflict ? nothing : this.#progress().notice,
      buttons: [{ label: l.t(submission.status === 'sending' ? 'saving' : 'save'), primary: true, busy, onClick: () => this.#save() }],
    });
  }

  get #form(): FormRules {
    const { flow } = this.#opening;
    const signUp = isContact(flow) ? { buyers: ['personal' as const] } : { buyers: ['company' as const], purchaseOrder: true };
    return { signUp, countries: [], locale: this.#l.locale, countryData: (code) => this.#facts.of(code) };
  }

  /** The fields of this part, line by line. */
  get #asked(): readonly LayoutRow[] {
    const { flow } = this.#opening;
    const { who, address } = formLayout(this.#details, this.#form);
    if (flow === 'bill-to') return [...who, ...address];
    const without = (names: readonly string[]) => who.filter((row) => !row.some(({ field }) => names.includes(field)));
    if (isContact(flow)) return [...without(['email']), ...address];
    return without(['firstName', 'email']).map((row) => row.map(({ field }) => ({ field, required: false })));
  }

  /** What is wrong with the fields of this part, also what the gateway said of them. */
  #problems(): FieldProblems {
    const { flow } = this.#opening;
    const submission = this.#saving;
    if (flow === 'language') return {};
    const asked = new Map<string, boolean>(this.#asked.flat().map(({ field, required }) => [field, required]));
    const found = new Map<string, FieldProblem>();
    for (const [field, problem] of Object.entries(checkDetails(this.#details, this.#form))) {
      if (asked.has(field) && (problem !== 'missing' || asked.get(field) === true)) found.set(field, problem);
    }
    const prefix = isContact(flow) ? `${CONTACTS[flow]}.` : '';
    for (const { field, code } of submission.problem?.fields ?? []) {
      const name = field.startsWith(prefix) ? field.slice(prefix.length) : field;
      if (asked.has(name) && isDetailField(name)) found.set(name, code === 'account-exists' ? 'account-exists' : 'refused');
    }
    return Object.fromEntries(found);
  }

  #rows(problems: FieldProblems): TemplateResult[] {
    const shown = Object.fromEntries(Object.entries(problems).filter(([field]) => this.#tried || this.#left.has(field)));
    const view = {
      l: this.#fields,
      purchase: { details: this.#details },
      form: this.#form,
      problems: shown,
      catalog: { countries: [] },
      actions: {
        type: (field: DetailField, value: string) => this.#type(field, value),
        leave: (field: DetailField) => {
          this.#left.add(field);
          this.#scope.host.requestUpdate();
        },
      },
    };
    return this.#asked.flatMap((row) => {
      const uneven = row.length === 2 && row.some(({ field }) => field === 'postalCode');
      return row.map((asked) => {
        const span = uneven ? (asked.field === 'postalCode' ? 'third' : 'two-thirds') : (SPANS[row.length] ?? 'third');
        return html`<div class=${span}>${detailField(view, asked)}</div>`;
      });
    });
  }

  #languageField(): TemplateResult {
    const l = this.#l;
    const known = languages.some(({ code }) => code === this.#language) || this.#language === '';
    return selectField({
      id: 'language',
      label: this.#opening.heading,
      value: this.#language,
      placeholder: l.t('noPreference'),
      options: [
        ...(known ? [] : [{ value: this.#language, label: this.#language }]),
        ...languages.map(({ code, name }) => ({ value: code, label: name })),
      ],
      onInput: (value) => {
        this.#language = value;
        this.#edited();
      },
    });
  }

  #type(field: DetailField, value: string): void {
    this.#details = { ...this.#details, [field]: value };
    this.#edited();
  }

  /** Something else is wanted now: what was said of the last attempt is over. */
  #edited(): void {
    this.#saving.reset();
    this.#scope.host.requestUpdate();
  }

  #save(): void {
    const { flow } = this.#opening;
    const { host } = this.#scope;
    const submission = this.#saving;
    this.#tried = true;
    if (submission.status === 'refused') submission.reset();
    const { version } = this.#seen;
    if (Object.keys(this.#problems()).length > 0 || version === undefined) {
      host.requestUpdate();
      void host.updateComplete.then(() => host.renderRoot.querySelector<HTMLElement>('.error-summary')?.focus());
      return;
    }
    this.#conflict = undefined;
    const change =
      flow === 'language'
        ? { language: this.#language }
        : changeOf(flow, this.#details, this.#form, isContact(flow) ? contactOf(this.#seen, flow) : undefined);
    submission.send(() => ({ version, ...change }));
  }

  #progress(): TaskProgress {
    const { host } = this.#scope;
    const submission = this.#saving;
    const onSignIn = () => host.dispatchEvent(new StorefrontSignInRequiredEvent('session-expired'));
    if (submission.status === 'done') return { text: '', notice: nothing };
    return taskProgress(submission, {
      l: this.#tasks,
      signInHref: host.signInHref,
      onSignIn,
      refusal: ({ code, fields }) => {
        if (code === 'account-exists') return this.#l.t('emailTaken');
        return fields.length > 0 && Object.keys(this.#problems()).length > 0 ? this.#summary(this.#problems()) : undefined;
      },
    });
  }

  #summary(problems: FieldProblems): string {
    const count = Object.keys(problems).length;
    return count > 0 ? this.#l.t('problems', { count }) : '';
  }

  #renderSummary(problems: FieldProblems): TemplateResult | typeof nothing {
    const errors = Object.entries(problems).flatMap(([fieldId, problem]) =>
      isDetailField(fieldId) ? [{ fieldId, message: fieldErrorText(this.#fields, fieldId, problem, this.#details, this.#form) }] : [],
    );
    return errorSummary({ heading: this.#summary(problems), errors });
  }

  #renderConflict(): TemplateResult | typeof nothing {
    if (!this.#conflict) return nothing;
    const l = this.#l;
    const lines = this.#conflict.length > 0 ? this.#conflict : [l.t('nothing')];
    return html`<div class="conflict" part="conflict">
      <p>${l.t('conflict')}</p>
      <ul>
        ${lines.map((line) => html`<li><bdi>${line}</bdi></li>`)}
      </ul>
    </div>`;
  }
}
