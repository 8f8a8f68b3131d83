import { StorefrontSignUp } from '../features/sign-up/sign-up.js';

StorefrontSignUp.define();
