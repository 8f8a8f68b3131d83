import type { FormMessages } from '../messages.js';

export const fr: FormMessages = {
  title: 'Données de la carte',
  labels: { number: 'Numéro de carte', expiry: 'Date d’expiration', securityCode: 'Code de sécurité', name: 'Nom sur la carte' },
  expiryHint: 'MM / AA',
  securityCodeHint: '3 ou 4 chiffres',
  save: 'Enregistrer la carte',
  saving: 'Enregistrement de la carte…',
  saved: '{brand} se terminant par {lastFour} est enregistrée.',
  challenge: {
    title: 'Votre banque vous demande de confirmer',
    text: 'Ceci représente la page 3-D Secure d’une banque. « Confirmer » enregistre la carte, « Échouer » la refuse.',
    confirm: 'Confirmer',
    refuse: 'Échouer',
  },
  useAnother: 'Utiliser une autre carte',
  problems: {
    number: {
      missing: 'Saisissez le numéro de carte.',
      incomplete: 'Le numéro de carte n’est pas complet.',
      invalid: 'Ce numéro de carte n’est pas valide. Vérifiez les chiffres.',
      'not-a-test-card':
        'Rien n’est débité ici, seules les cartes de test sont donc acceptées. Choisissez-en une dans la liste ci-dessous.',
    },
    expiry: {
      missing: 'Saisissez la date d’expiration.',
      incomplete: 'Saisissez le mois et l’année, par exemple 04 / 30.',
      invalid: 'Ce n’est pas une date d’expiration. Saisissez le mois et l’année, par exemple 04 / 30.',
      past: 'Cette carte a expiré. Utilisez une autre carte.',
    },
    securityCode: { missing: 'Saisissez le code de sécurité.', incomplete: 'Le code de sécurité n’est pas complet.' },
    name: { missing: 'Saisissez le nom tel qu’il figure sur la carte.', 'too-long': 'Saisissez 50 caractères au plus.' },
  },
  failures: {
    declined: 'La banque a refusé cette carte. Elle n’a pas été enregistrée et rien n’a été débité. Essayez une autre carte.',
    'expired-card': 'Selon la banque, cette carte a expiré. Elle n’a pas été enregistrée. Utilisez une autre carte.',
    'challenge-failed':
      'Votre banque n’a pas reçu votre confirmation, la carte n’a donc pas été enregistrée. Réessayez ou utilisez une autre carte.',
    'session-expired':
      'Trop de temps s’est écoulé, la carte n’a donc pas été enregistrée. Saisissez le code de sécurité et enregistrez-la de nouveau.',
    'too-many-attempts':
      'La carte n’a pas été enregistrée : il y a eu trop de tentatives. Saisissez le code de sécurité et essayez encore une fois.',
    'not-supported': 'Ce formulaire peut seulement enregistrer une carte, pas encaisser un paiement.',
    'session-failed': 'La boutique n’a pas répondu, la carte n’a donc pas été enregistrée. Saisissez le code de sécurité et réessayez.',
    connection: 'La connexion a été perdue avant l’enregistrement de la carte. Saisissez le code de sécurité et réessayez.',
    'invalid-card': 'Vérifiez les champs signalés.',
    'invalid-bank': 'Vérifiez les champs signalés.',
  },
  notLoaded: 'Le formulaire de paiement n’a pas pu être chargé.',
  ways: {
    title: 'Moyen de paiement',
    card: 'Carte',
    bank: 'Compte bancaire',
    wallet: 'Portefeuille de test',
    labels: { holder: 'Titulaire du compte', iban: 'IBAN du compte', bankCode: 'Code de la banque', accountNumber: 'Numéro de compte' },
    bankCodes: { ACH: 'Numéro de routage', Bacs: 'Code de tri' },
    mandate:
      'En l’enregistrant, vous autorisez la boutique à prélever sur ce compte ce que vous devez. Vous pouvez revenir là-dessus à tout moment.',
    saveBank: 'Enregistrer le compte bancaire',
    savedBank: 'Le compte bancaire se terminant par {lastFour} est enregistré.',
    useAnother: 'Utiliser un autre moyen de paiement',
    problems: {
      holder: { missing: 'Saisissez le nom du titulaire du compte.', 'too-long': 'Saisissez 100 caractères au plus.' },
      iban: { missing: 'Saisissez l’IBAN.', invalid: 'Ce n’est pas un IBAN. Vérifiez-le, par exemple DE89 3704 0044 0532 0130 00.' },
      bankCode: { missing: 'Saisissez le numéro de la banque.', invalid: 'Ce n’est pas le numéro d’une banque. Vérifiez les chiffres.' },
      accountNumber: { missing: 'Saisissez le numéro de compte.', invalid: 'Saisissez 4 à 17 chiffres.' },
    },
    testBanks: {
      title: 'Comptes de test',
      number: 'Compte',
      effect: 'Ce qui se passe',
      behaviors: { ok: 'Paie', decline: 'Enregistré, refusé au paiement' },
    },
    walletText: 'Un portefeuille garde votre carte et la transmet quand vous le dites. Celui-ci contient une carte de test.',
    walletAmount: 'Vous confirmerez {amount} dans la boutique à la fin.',
    useWallet: 'Utiliser le portefeuille de test',
  },
  testCards: {
    title: 'Cartes de test',
    intro: 'Toute date d’expiration à venir et tout code de sécurité conviennent.',
    number: 'Numéro de carte',
    effect: 'Ce qui se passe',
    behaviors: {
      ok: 'Paie',
      'refuse-store': 'Refusée à l’enregistrement',
      'expired-card': 'Expirée, refusée à l’enregistrement',
      decline: 'Enregistrée, refusée au paiement',
      'insufficient-funds': 'Enregistrée, provision insuffisante au paiement',
      challenge: 'Demande d’abord une confirmation (3-D Secure)',
      'expires-soon': 'Enregistrée, expire à la fin de ce mois',
    },
  },
};
