import type { FormMessages } from '../messages.js';

export const es: FormMessages = {
  title: 'Datos de la tarjeta',
  labels: { number: 'Número de tarjeta', expiry: 'Fecha de caducidad', securityCode: 'Código de seguridad', name: 'Nombre en la tarjeta' },
  expiryHint: 'MM / AA',
  securityCodeHint: '3 o 4 dígitos',
  save: 'Guardar la tarjeta',
  saving: 'Guardando la tarjeta…',
  saved: '{brand} terminada en {lastFour} está guardada.',
  challenge: {
    title: 'Su banco le pide confirmación',
    text: 'Esto representa la página 3-D Secure de un banco. «Confirmar» guarda la tarjeta, «Rechazar» no la acepta.',
    confirm: 'Confirmar',
    refuse: 'Rechazar',
  },
  useAnother: 'Usar otra tarjeta',
  problems: {
    number: {
      missing: 'Introduzca el número de tarjeta.',
      incomplete: 'El número de tarjeta no está completo.',
      invalid: 'Este número de tarjeta no es válido. Compruebe los dígitos.',
      'not-a-test-card': 'Aquí no se cobra nada, así que solo se aceptan tarjetas de prueba. Elija una de la lista de abajo.',
    },
    expiry: {
      missing: 'Introduzca la fecha de caducidad.',
      incomplete: 'Introduzca el mes y el año, por ejemplo 04 / 30.',
      invalid: 'Esto no es una fecha de caducidad. Introduzca el mes y el año, por ejemplo 04 / 30.',
      past: 'Esta tarjeta ha caducado. Use otra tarjeta.',
    },
    securityCode: { missing: 'Introduzca el código de seguridad.', incomplete: 'El código de seguridad no está completo.' },
    name: { missing: 'Introduzca el nombre tal como figura en la tarjeta.', 'too-long': 'Introduzca como máximo 50 caracteres.' },
  },
  failures: {
    declined: 'El banco ha rechazado esta tarjeta. No se ha guardado ni se ha cobrado nada. Pruebe con otra tarjeta.',
    'expired-card': 'El banco indica que esta tarjeta ha caducado. No se ha guardado. Use otra tarjeta.',
    'challenge-failed':
      'Su banco no ha recibido su confirmación, así que la tarjeta no se ha guardado. Inténtelo de nuevo o use otra tarjeta.',
    'session-expired':
      'Ha pasado demasiado tiempo, así que la tarjeta no se ha guardado. Introduzca el código de seguridad y guárdela de nuevo.',
    'too-many-attempts':
      'La tarjeta no se ha guardado: ha habido demasiados intentos. Introduzca el código de seguridad e inténtelo una vez más.',
    'not-supported': 'Este formulario solo puede guardar una tarjeta, no cobrar un pago.',
    'session-failed':
      'La tienda no ha respondido, así que la tarjeta no se ha guardado. Introduzca el código de seguridad e inténtelo de nuevo.',
    connection: 'La conexión se ha perdido antes de guardar la tarjeta. Introduzca el código de seguridad e inténtelo de nuevo.',
    'invalid-card': 'Compruebe los campos marcados.',
    'invalid-bank': 'Compruebe los campos marcados.',
  },
  notLoaded: 'No se ha podido cargar el formulario de pago.',
  ways: {
    title: 'Forma de pago',
    card: 'Tarjeta',
    bank: 'Cuenta bancaria',
    wallet: 'Monedero de prueba',
    labels: { holder: 'Titular de la cuenta', iban: 'IBAN de la cuenta', bankCode: 'Código del banco', accountNumber: 'Número de cuenta' },
    bankCodes: { ACH: 'Número de ruta', Bacs: 'Código de clasificación' },
    mandate:
      'Al guardarla, autoriza a la tienda a cobrar de esta cuenta lo que usted deba. Puede retirar la autorización en cualquier momento.',
    saveBank: 'Guardar la cuenta bancaria',
    savedBank: 'La cuenta bancaria terminada en {lastFour} está guardada.',
    useAnother: 'Usar otra forma de pago',
    problems: {
      holder: { missing: 'Introduzca el nombre del titular de la cuenta.', 'too-long': 'Introduzca como máximo 100 caracteres.' },
      iban: { missing: 'Introduzca el IBAN.', invalid: 'Esto no es un IBAN. Compruébelo, por ejemplo DE89 3704 0044 0532 0130 00.' },
      bankCode: { missing: 'Introduzca el número del banco.', invalid: 'Este no es el número de un banco. Compruebe los dígitos.' },
      accountNumber: { missing: 'Introduzca el número de cuenta.', invalid: 'Introduzca de 4 a 17 dígitos.' },
    },
    testBanks: {
      title: 'Cuentas de prueba',
      number: 'Cuenta',
      effect: 'Qué ocurre',
      behaviors: { ok: 'Paga', decline: 'Se guarda, se rechaza al pagar' },
    },
    walletText: 'Un monedero guarda su tarjeta y la entrega cuando usted lo dice. Este contiene una tarjeta de prueba.',
    walletAmount: 'Al final confirmará {amount} en la tienda.',
    useWallet: 'Usar el monedero de prueba',
  },
  testCards: {
    title: 'Tarjetas de prueba',
    intro: 'Con cualquier fecha de caducidad futura y cualquier código de seguridad.',
    number: 'Número de tarjeta',
    effect: 'Qué ocurre',
    behaviors: {
      ok: 'Paga',
      'refuse-store': 'Se rechaza al guardarla',
      'expired-card': 'Caducada, se rechaza al guardarla',
      decline: 'Se guarda, se rechaza al pagar',
      'insufficient-funds': 'Se guarda, sin saldo suficiente al pagar',
      challenge: 'Pide antes confirmación (3-D Secure)',
      'expires-soon': 'Se guarda, caduca al final de este mes',
    },
  },
};
