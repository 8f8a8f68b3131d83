import { html, nothing, type TemplateResult } from 'lit';
import { updateProfile } from '../../../../api/operations/storefront/profile.js';
import type { Profile, ProfileChange } from '../../../../api/schemas/storefront/profile.js';
import { StorefrontSignInRequiredEvent } from '../../../events/storefront-sign-in-required.js';
import type { FullLocalizer } from '../../../locales/full-localizer.js';
import { errorSummary, errorSummaryStyles } from '../../../primitives/error-summary.js';
import { field as fieldStyles } from '../../../primitives/field.styles.js';
import { GatewaySubmission } from '../../connection/gateway-submission.js';
import { formLayout, type LayoutRow } from '../../sign-up/form-layout.js';
import { checkDetails } from '../../sign-up/check-details.js';
import { countryChoices } from '../../sign-up/country-choices.js';
import { CountryDataLoader } from '../../sign-up/countries/country-data.js';
import { fieldErrorText } from '../../sign-up/field-texts.js';
import {
  isDetailField,
  type DetailField,
  type Details,
  type FieldProblem,
  type FieldProblems,
  type FormRules,
  parseDetails,
} from '../../sign-up/details.js';
import { signUpStepsMessages, type SignUpStepsMessages } from '../../../../generated/locales/sign-up.steps.js';
import { needsFreshSignIn } from '../../tasks/fresh-sign-in.js';
import { taskFrame } from '../../tasks/task-frame.js';
import { tasksMessages } from '../../../../generated/locales/tasks.js';
import { taskProgress, taskStateOf, type TaskProgress, type TaskProgressOptions, type TasksLocalizer } from '../../tasks/task-progress.js';
import type { Task, TaskState } from '../../tasks/task.js';
import { adoptStyles, type TaskScope } from '../../tasks/task-scope.js';
import { taskStyles } from '../../tasks/task.styles.js';
import { renderConflict } from './conflict.js';
import { editStyles } from './edit.styles.js';
import { fieldRows } from './field-rows.js';
import { languageField } from './language-field.js';
import { toProfileChange, contactOf, toDetails, profileLines } from './profile-details.js';
import { ProfileDraftStorage } from './profile-draft.js';
import { CONTACT_FIELDS, isContactFlow, type ProfileFlow } from './profile-flows.js';
import { profileEditMessages, type ProfileEditMessages } from '../../../../generated/locales/profile-edit.js';

interface EditTaskOptions {
  readonly flow: ProfileFlow;
  readonly heading: string;
  /** Profile as shown when the task is opened. */
  readonly profile: Profile;
  readonly close: () => void;
  /** Returns the latest profile. */
  readonly currentProfile: () => Profile | undefined;
  readonly onSaved: () => void;
}

/** Task that changes one part of the profile: a contact, the company and tax data, or the language. */
export class EditProfileTask implements Task<Profile> {
  readonly #scope: TaskScope;
  readonly #options: EditTaskOptions;
  readonly #l: FullLocalizer<ProfileEditMessages>;
  readonly #tasks: TasksLocalizer;
  readonly #fieldsLocalizer: FullLocalizer<SignUpStepsMessages>;
  readonly #countryData: CountryDataLoader;
  readonly #submission: GatewaySubmission<ProfileChange, Profile>;
  readonly #countries: readonly string[];
  /** Profile that the user has seen. The update request contains its version. */
  #shownProfile: Profile;
  #details: Details;
  #language: string;
  readonly #draft: ProfileDraftStorage | undefined;
  /** True while the entries are stored, because the change waits for a fresh sign-in. */
  #isDraftKept: boolean;
  #hasTried = false;
  /** Fields that the user has left. Errors are shown only for these fields. */
  readonly #leftFields = new Set<string>();
  /** If the edited part of the profile was changed elsewhere, its new values, as lines of text. */
  #conflict: readonly string[] | undefined;

  private constructor(scope: TaskScope, options: EditTaskOptions) {
    const { flow, profile, onSaved } = options;
    this.#scope = scope;
    this.#options = options;
    this.#l = scope.localizer(profileEditMessages);
    this.#tasks = scope.localizer(tasksMessages);
    this.#fieldsLocalizer = scope.localizer(signUpStepsMessages);
    this.#countryData = new CountryDataLoader(scope.owner, () => ({
      locale: scope.host.language,
      overrides: scope.connection.storefront?.messages,
    }));
    this.#countries = countryChoices([], this.#fieldsLocalizer).map(({ value }) => value);
    this.#shownProfile = profile;
    const { store } = scope.connection;
    this.#draft = store && new ProfileDraftStorage(scope.host, store, profile.accountNumber);
    const draft = this.#draft?.read();
    const kept = draft?.flow === flow ? draft : undefined;
    this.#isDraftKept = kept !== undefined;
    this.#details = { ...toDetails(profile, flow, this.#countries), ...(kept ? parseDetails(kept.details) : {}) };
    this.#language = kept?.language ?? profile.language ?? '';
    this.#submission = new GatewaySubmission(scope.owner, scope.connection, {
      row: updateProfile,
      name: () => `profile:${profile.accountNumber}`,
      onDone: () => {
        this.#dropDraft();
        onSaved();
      },
      onRefused: (error) => {
        if (needsFreshSignIn(scope.host, error)) this.#keepDraft();
      },
    });
  }

  /** Resolves once the task can be shown. */
  static async open(scope: TaskScope, options: EditTaskOptions): Promise<EditProfileTask> {
    adoptStyles(scope.host, fieldStyles, errorSummaryStyles, taskStyles, editStyles);
    await scope.loadMessages(profileEditMessages, tasksMessages, signUpStepsMessages);
    return new EditProfileTask(scope, options);
  }

  get state(): TaskState {
    const profile = this.#options.currentProfile();
    if (profile) this.#updateProfile(profile);
    return taskStateOf(this.#submission, this.#conflict !== undefined);
  }

  get announcement(): string {
    if (this.#conflict && !this.#submission.isUnderWay) return this.#l.t('conflict');
    return this.#progress().text || (this.#hasTried ? this.#summaryText(this.#problems()) : '');
  }

  appliesTo({ accountNumber }: Profile): boolean {
    return accountNumber === this.#shownProfile.accountNumber;
  }

  end(): void {
    this.#scope.end();
  }

  /** Uses a newer version of the profile. Reports a conflict only if the edited part of the profile has changed. */
  #updateProfile(profile: Profile): void {
    if (profile.version === this.#shownProfile.version || this.#submission.isUnderWay || this.#submission.status === 'done') return;
    const [before, after] = [profileLines(this.#shownProfile, this.#options.flow), profileLines(profile, this.#options.flow)];
    this.#shownProfile = profile;
    if (before.join('\n') !== after.join('\n')) this.#conflict = after.filter((line) => line !== '');
  }

  render(): TemplateResult {
    const { flow, heading, close } = this.#options;
    const l = this.#l;
    const submission = this.#submission;
    const problems = this.#problems();
    const lead = flow === 'language' ? 'languageLead' : flow === 'sold-to' || flow === 'company' ? 'taxLead' : 'lead';
    const busy = submission.isUnderWay || submission.isAttempting;
    return taskFrame({
      l: this.#tasks,
      heading,
      lead: l.t(flow === 'company' ? 'lead' : lead),
      back: () => {
        this.#dropDraft();
        close();
      },
      content: html`${this.#conflict ? renderConflict(this.#conflict, l) : nothing}${this.#hasTried ? this.#renderSummary(problems) : nothing}
        <div class="fields">${flow === 'language' ? this.#renderLanguageField() : this.#renderRows(problems)}</div>`,
      notice: this.#conflict ? nothing : this.#progress().notice,
      buttons: [{ label: l.t(submission.status === 'sending' ? 'saving' : 'save'), primary: true, busy, onClick: () => this.#save() }],
    });
  }

  get #formRules(): FormRules {
    const { flow } = this.#options;
    const signUp = isContactFlow(flow) ? { buyers: ['personal' as const] } : { buyers: ['company' as const], purchaseOrder: true };
    return { signUp, countries: [], locale: this.#l.locale, countryData: (code) => this.#countryData.of(code) };
  }

  get #layoutRows(): readonly LayoutRow[] {
    const { flow } = this.#options;
    const { who, address } = formLayout(this.#details, this.#formRules);
    if (flow === 'bill-to') return [...who, ...address];
    const rowsWithout = (names: readonly string[]) => who.filter((row) => !row.some(({ field }) => names.includes(field)));
    if (isContactFlow(flow)) return [...rowsWithout(['email']), ...address];
    return rowsWithout(['firstName', 'email']).map((row) => row.map(({ field }) => ({ field, required: false })));
  }

  /** Returns the problems with the edited fields, including problems reported by the gateway. */
  #problems(): FieldProblems {
    const { flow } = this.#options;
    const submission = this.#submission;
    if (flow === 'language') return {};
    const requiredFields = new Map<string, boolean>(this.#layoutRows.flat().map(({ field, required }) => [field, required]));
    const problems = new Map<string, FieldProblem>();
    for (const [field, problem] of Object.entries(checkDetails(this.#details, this.#formRules))) {
      if (requiredFields.has(field) && (problem !== 'missing' || requiredFields.get(field) === true)) problems.set(field, problem);
    }
    const prefix = isContactFlow(flow) ? `${CONTACT_FIELDS[flow]}.` : '';
    for (const { field, code } of submission.problem?.fields ?? []) {
      const name = field.startsWith(prefix) ? field.slice(prefix.length) : field;
      if (requiredFields.has(name) && isDetailField(name)) problems.set(name, code === 'account-exists' ? 'account-exists' : 'refused');
    }
    return Object.fromEntries(problems);
  }

  #renderRows(problems: FieldProblems): TemplateResult[] {
    const visibleProblems = Object.fromEntries(Object.entries(problems).filter(([field]) => this.#hasTried || this.#leftFields.has(field)));
    const view = {
      l: this.#fieldsLocalizer,
      purchase: { details: this.#details },
      form: this.#formRules,
      problems: visibleProblems,
      catalog: { countries: [] },
      actions: {
        type: (field: DetailField, value: string) => this.#setField(field, value),
        leave: (field: DetailField) => {
          this.#leftFields.add(field);
          this.#scope.host.requestUpdate();
        },
      },
    };
    return fieldRows(this.#layoutRows, view);
  }

  #renderLanguageField(): TemplateResult {
    return languageField({
      label: this.#options.heading,
      value: this.#language,
      placeholder: this.#l.t('noPreference'),
      onInput: (value) => {
        this.#language = value;
        this.#onEdit();
      },
    });
  }

  #setField(field: DetailField, value: string): void {
    this.#details = { ...this.#details, [field]: value };
    this.#onEdit();
  }

  /** Clears the outcome of the last attempt when the user edits a field. */
  #onEdit(): void {
    this.#submission.reset();
    if (this.#isDraftKept) this.#keepDraft();
    this.#scope.host.requestUpdate();
  }

  #save(): void {
    const { flow } = this.#options;
    const { host } = this.#scope;
    const submission = this.#submission;
    this.#hasTried = true;
    if (submission.status === 'refused') submission.reset();
    const { version } = this.#shownProfile;
    if (Object.keys(this.#problems()).length > 0 || version === undefined) {
      host.requestUpdate();
      void host.updateComplete.then(() => host.renderRoot.querySelector<HTMLElement>('.error-summary')?.focus());
      return;
    }
    this.#conflict = undefined;
    const change =
      flow === 'language'
        ? { language: this.#language }
        : toProfileChange(flow, this.#details, this.#formRules, isContactFlow(flow) ? contactOf(this.#shownProfile, flow) : undefined);
    submission.send(() => ({ version, ...change }));
  }

  #progress(): TaskProgress {
    const { host } = this.#scope;
    const submission = this.#submission;
    const onSignIn: TaskProgressOptions['onSignIn'] = (reason) => host.dispatchEvent(new StorefrontSignInRequiredEvent(reason));
    if (submission.status === 'done') return { text: '', notice: nothing };
    return taskProgress(submission, {
      l: this.#tasks,
      signInHref: host.signInHref,
      onSignIn,
      refusal: ({ code, fields }) => {
        if (code === 'account-exists') return this.#l.t('emailTaken');
        return fields.length > 0 && Object.keys(this.#problems()).length > 0 ? this.#summaryText(this.#problems()) : undefined;
      },
    });
  }

  #summaryText(problems: FieldProblems): string {
    const count = Object.keys(problems).length;
    return count > 0 ? this.#l.t('problems', { count }) : '';
  }

  #renderSummary(problems: FieldProblems): TemplateResult | typeof nothing {
    const errors = Object.entries(problems).flatMap(([fieldId, problem]) =>
      isDetailField(fieldId)
        ? [{ fieldId, message: fieldErrorText(this.#fieldsLocalizer, fieldId, problem, this.#details, this.#formRules) }]
        : [],
    );
    return errorSummary({ heading: this.#summaryText(problems), errors });
  }

  /** Stores the entries until the user has signed in again. */
  #keepDraft(): void {
    this.#isDraftKept = true;
    this.#draft?.write({ flow: this.#options.flow, details: this.#details, language: this.#language });
  }

  #dropDraft(): void {
    this.#isDraftKept = false;
    this.#draft?.remove();
  }
}
