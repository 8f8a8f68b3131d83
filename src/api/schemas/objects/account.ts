import type { Id } from '../wire.js';
import type { DecimalString, IsoDate, IsoDateTime, OpenEnum } from '../values.js';
import type { ExtraFields, FieldKinds } from './field-kinds.js';

/** Customer account: who is billed, in which currency and how. */
export interface Account extends ExtraFields {
  Id?: Id<'account'>;
  AccountNumber?: string;
  AdditionalEmailAddresses?: string;
  AllowInvoiceEdit?: boolean;
  AutoPay?: boolean;
  Balance?: DecimalString;
  Batch?: string;
  BcdSettingOption?: string;
  BillCycleDay?: number;
  BillToId?: Id<'contact'>;
  CommunicationProfileId?: Id<'communicationProfile'>;
  CreatedById?: Id<'user'>;
  CreatedDate?: IsoDateTime;
  CreditBalance?: DecimalString;
  CrmId?: string;
  Currency?: string;
  CustomerServiceRepName?: string;
  DefaultPaymentMethodId?: Id<'paymentMethod'>;
  InvoiceDeliveryPrefsEmail?: boolean;
  InvoiceDeliveryPrefsPrint?: boolean;
  InvoiceTemplateId?: string;
  LastInvoiceDate?: IsoDate;
  Name?: string;
  Notes?: string;
  ParentId?: Id<'account'>;
  PaymentGateway?: string;
  PaymentTerm?: string;
  PurchaseOrderNumber?: string;
  SalesRepName?: string;
  SoldToId?: Id<'contact'>;
  Status?: OpenEnum<'Draft' | 'Active' | 'Canceled'>;
  TaxCompanyCode?: string;
  TaxExemptCertificateID?: string;
  TaxExemptCertificateType?: string;
  TaxExemptDescription?: string;
  TaxExemptEffectiveDate?: IsoDate;
  TaxExemptExpirationDate?: IsoDate;
  TaxExemptIssuingJurisdiction?: string;
  TaxExemptStatus?: string;
  TotalInvoiceBalance?: DecimalString;
  UpdatedById?: Id<'user'>;
  UpdatedDate?: IsoDateTime;
  VATId?: string;
}

export const accountFields: FieldKinds<Account> = {
  Id: 'text',
  AccountNumber: 'text',
  AdditionalEmailAddresses: 'text',
  AllowInvoiceEdit: 'boolean',
  AutoPay: 'boolean',
  Balance: 'decimal',
  Batch: 'text',
  BcdSettingOption: 'text',
  BillCycleDay: 'integer',
  BillToId: 'text',
  CommunicationProfileId: 'text',
  CreatedById: 'text',
  CreatedDate: 'instant',
  CreditBalance: 'decimal',
  CrmId: 'text',
  Currency: 'text',
  CustomerServiceRepName: 'text',
  DefaultPaymentMethodId: 'text',
  InvoiceDeliveryPrefsEmail: 'boolean',
  InvoiceDeliveryPrefsPrint: 'boolean',
  InvoiceTemplateId: 'text',
  LastInvoiceDate: 'date',
  Name: 'text',
  Notes: 'text',
  ParentId: 'text',
  PaymentGateway: 'text',
  PaymentTerm: 'text',
  PurchaseOrderNumber: 'text',
  SalesRepName: 'text',
  SoldToId: 'text',
  Status: 'text',
  TaxCompanyCode: 'text',
  TaxExemptCertificateID: 'text',
  TaxExemptCertificateType: 'text',
  TaxExemptDescription: 'text',
  TaxExemptEffectiveDate: 'date',
  TaxExemptExpirationDate: 'date',
  TaxExemptIssuingJurisdiction: 'text',
  TaxExemptStatus: 'text',
  TotalInvoiceBalance: 'decimal',
  UpdatedById: 'text',
  UpdatedDate: 'instant',
  VATId: 'text',
};

/** Contact of an account. */
export interface Contact extends ExtraFields {
  Id?: Id<'contact'>;
  AccountId?: Id<'account'>;
  Address1?: string;
  Address2?: string;
  City?: string;
  Country?: string;
  County?: string;
  CreatedById?: Id<'user'>;
  CreatedDate?: IsoDateTime;
  Description?: string;
  Fax?: string;
  FirstName?: string;
  HomePhone?: string;
  LastName?: string;
  MobilePhone?: string;
  NickName?: string;
  OtherPhone?: string;
  OtherPhoneType?: string;
  PersonalEmail?: string;
  PostalCode?: string;
  State?: string;
  TaxRegion?: string;
  UpdatedById?: Id<'user'>;
  UpdatedDate?: IsoDateTime;
  WorkEmail?: string;
  WorkPhone?: string;
}

export const contactFields: FieldKinds<Contact> = {
  Id: 'text',
  AccountId: 'text',
  Address1: 'text',
  Address2: 'text',
  City: 'text',
  Country: 'text',
  County: 'text',
  CreatedById: 'text',
  CreatedDate: 'instant',
  Description: 'text',
  Fax: 'text',
  FirstName: 'text',
  HomePhone: 'text',
  LastName: 'text',
  MobilePhone: 'text',
  NickName: 'text',
  OtherPhone: 'text',
  OtherPhoneType: 'text',
  PersonalEmail: 'text',
  PostalCode: 'text',
  State: 'text',
  TaxRegion: 'text',
  UpdatedById: 'text',
  UpdatedDate: 'instant',
  WorkEmail: 'text',
  WorkPhone: 'text',
};

/** Notification settings of a group of accounts. */
export interface CommunicationProfile extends ExtraFields {
  Id?: Id<'communicationProfile'>;
  CreatedById?: Id<'user'>;
  CreatedDate?: IsoDateTime;
  Description?: string;
  ProfileName?: string;
  UpdatedById?: Id<'user'>;
  UpdatedDate?: IsoDateTime;
}

export const communicationProfileFields: FieldKinds<CommunicationProfile> = {
  Id: 'text',
  CreatedById: 'text',
  CreatedDate: 'instant',
  Description: 'text',
  ProfileName: 'text',
  UpdatedById: 'text',
  UpdatedDate: 'instant',
};
