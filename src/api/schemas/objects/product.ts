import type { Id } from '../wire.js';
import type { DecimalString, IsoDate, IsoDateTime } from '../values.js';
import type { ExtraFields, FieldKinds } from './field-kinds.js';

/** Product of the catalog. Its rate plans have the prices. */
export interface Product extends ExtraFields {
  Id?: Id<'product'>;
  AllowFeatureChanges?: boolean;
  Category?: string;
  CreatedById?: Id<'user'>;
  CreatedDate?: IsoDateTime;
  Description?: string;
  EffectiveEndDate?: IsoDate;
  EffectiveStartDate?: IsoDate;
  Name?: string;
  ProductNumber?: string;
  SKU?: string;
  UpdatedById?: Id<'user'>;
  UpdatedDate?: IsoDateTime;
}

export const productFields: FieldKinds<Product> = {
  Id: 'text',
  AllowFeatureChanges: 'boolean',
  Category: 'text',
  CreatedById: 'text',
  CreatedDate: 'instant',
  Description: 'text',
  EffectiveEndDate: 'date',
  EffectiveStartDate: 'date',
  Name: 'text',
  ProductNumber: 'text',
  SKU: 'text',
  UpdatedById: 'text',
  UpdatedDate: 'instant',
};

/** Feature of a product. */
export interface ProductFeature extends ExtraFields {
  Id?: Id<'productFeature'>;
  CreatedById?: Id<'user'>;
  CreatedDate?: IsoDateTime;
  FeatureId?: Id<'feature'>;
  ProductId?: Id<'product'>;
  UpdatedById?: Id<'user'>;
  UpdatedDate?: IsoDateTime;
}

export const productFeatureFields: FieldKinds<ProductFeature> = {
  Id: 'text',
  CreatedById: 'text',
  CreatedDate: 'instant',
  FeatureId: 'text',
  ProductId: 'text',
  UpdatedById: 'text',
  UpdatedDate: 'instant',
};

/** Feature that can be assigned to products. */
export interface Feature extends ExtraFields {
  Id?: Id<'feature'>;
  CreatedById?: Id<'user'>;
  CreatedDate?: IsoDateTime;
  Description?: string;
  FeatureCode?: string;
  Name?: string;
  Status?: string;
  UpdatedById?: Id<'user'>;
  UpdatedDate?: IsoDateTime;
}

export const featureFields: FieldKinds<Feature> = {
  Id: 'text',
  CreatedById: 'text',
  CreatedDate: 'instant',
  Description: 'text',
  FeatureCode: 'text',
  Name: 'text',
  Status: 'text',
  UpdatedById: 'text',
  UpdatedDate: 'instant',
};

/** Unit of quantities and usage. */
export interface UnitOfMeasure extends ExtraFields {
  Id?: Id<'unitOfMeasure'>;
  Active?: boolean;
  CreatedById?: Id<'user'>;
  CreatedDate?: IsoDateTime;
  DecimalPlaces?: number;
  DisplayedAs?: string;
  RoundingMode?: string;
  UomName?: string;
  UpdatedById?: Id<'user'>;
  UpdatedDate?: IsoDateTime;
}

export const unitOfMeasureFields: FieldKinds<UnitOfMeasure> = {
  Id: 'text',
  Active: 'boolean',
  CreatedById: 'text',
  CreatedDate: 'instant',
  DecimalPlaces: 'integer',
  DisplayedAs: 'text',
  RoundingMode: 'text',
  UomName: 'text',
  UpdatedById: 'text',
  UpdatedDate: 'instant',
};

/** Rate plan of a product: charges that are sold together. */
export interface ProductRatePlan extends ExtraFields {
  Id?: Id<'productRatePlan'>;
  ActiveCurrencies?: string[];
  CreatedById?: Id<'user'>;
  CreatedDate?: IsoDateTime;
  Description?: string;
  EffectiveEndDate?: IsoDate;
  EffectiveStartDate?: IsoDate;
  ExternalIdSourceSystem?: string;
  ExternalRatePlanIds?: string;
  Grade?: DecimalString;
  Name?: string;
  ProductId?: Id<'product'>;
  ProductRatePlanNumber?: string;
  UpdatedById?: Id<'user'>;
  UpdatedDate?: IsoDateTime;
}

export const productRatePlanFields: FieldKinds<ProductRatePlan> = {
  Id: 'text',
  ActiveCurrencies: 'list',
  CreatedById: 'text',
  CreatedDate: 'instant',
  Description: 'text',
  EffectiveEndDate: 'date',
  EffectiveStartDate: 'date',
  ExternalIdSourceSystem: 'text',
  ExternalRatePlanIds: 'text',
  Grade: 'decimal',
  Name: 'text',
  ProductId: 'text',
  ProductRatePlanNumber: 'text',
  UpdatedById: 'text',
  UpdatedDate: 'instant',
};
