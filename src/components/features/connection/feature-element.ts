import { property } from 'lit/decorators.js';
import type { Client } from '../../../api/client.js';
import { StorefrontElement } from '../../base/storefront-element.js';
import { Connection } from './connection.js';

/** Element that calls the gateway through a provider or its own `client`. */
export class FeatureElement extends StorefrontElement {
  /** Client to use instead of the provider's. */
  @property({ attribute: false }) client: Client | undefined;

  protected readonly connection = new Connection(this);
}
