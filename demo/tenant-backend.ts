import { createClient, createResources, oauthCredential, storefrontOperations, ZUORA_VERSION } from '../src/api/index.js';
import { OpenSessions } from './open-sessions.js';
import type { LoginOptions } from './site-login.js';
import type { StaffLoginOptions } from './staff-login.js';

interface BackendOptions {
  /** URL of the billing API. */
  billing: string;
  clientId: string;
  clientSecret: string;
  /** URL of the gateway. */
  gateway: string;
  /** The gateway's secret key (`sk_...`). */
  secretKey: string;
}

/**
 * Creates the functions that a tenant's own server needs for its logins. They find the account of an email address, and open sessions for customers
 * and staff.
 */
export function createBackend(
  options: BackendOptions,
): Pick<LoginOptions, 'findAccount' | 'openSession' | 'sessions'> & Pick<StaffLoginOptions, 'openStaffSession'> {
  const { billing: baseUrl, clientId, clientSecret } = options;
  const credential = oauthCredential({ baseUrl, clientId, clientSecret });
  const billing = createResources(createClient({ baseUrl, credential, version: ZUORA_VERSION }));
  const gateway = createClient({ baseUrl: options.gateway, credential: () => options.secretKey });

  async function accountsOf(email: string): Promise<string[]> {
    const { records = [] } = await billing.actions.query({
      queryString: `select AccountId from Contact where WorkEmail = '${quote(email)}'`,
    });
    const ids = records.map(({ AccountId }) => AccountId).filter((id) => typeof id === 'string');
    return [...new Set(ids)];
  }

  return {
    async findAccount(email) {
      // The platform compares case-sensitively, so the address is tried as typed and in lower case.
      const spellings = [...new Set([email, email.toLowerCase()])];
      for (const id of (await Promise.all(spellings.map(accountsOf))).flat()) {
        const { basicInfo, billToContact } = await billing.accounts.get({ 'account-key': id });
        // Only the billing contact may sign in. Other contacts, such as the recipient of a delivery, are not the customer.
        const isCustomer = billToContact?.workEmail?.toLowerCase() === email.toLowerCase();
        if (isCustomer && basicInfo.status === 'Active') return basicInfo.accountNumber;
      }
      return undefined;
    },
    openStaffSession: (staffId, scopes) =>
      gateway.call(storefrontOperations.createSession, { audience: 'staff', staffId, scopes: [...scopes] }),
    openSession: (accountNumber, signedInAt) =>
      gateway.call(storefrontOperations.createSession, { accountKey: accountNumber, signedInAt: signedInAt.toISOString() }),
    sessions: new OpenSessions(async (token) => {
      await gateway.call(storefrontOperations.revokeSessions, { token });
    }),
  };
}

/** Escapes a text for use between the quotes of a query. */
function quote(text: string): string {
  return text.replaceAll(/['\\]/g, String.raw`\$&`);
}
