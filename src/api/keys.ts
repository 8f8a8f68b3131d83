/** Form of a publishable key. The gateway accepts exactly the keys that the elements accept. */
export const PUBLISHABLE_KEY = /^pk_[\w-]+$/;

/** Form of a secret key. At least 32 random characters cannot be guessed. */
export const SECRET_KEY = /^sk_[\w-]{32,}$/;
