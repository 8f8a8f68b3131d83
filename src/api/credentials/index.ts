export { oauthCredential, type OAuthOptions } from './oauth.js';
export { basicCredential, bearerCredential, headerPairCredential, type BasicOptions, type HeaderPair } from './static.js';
