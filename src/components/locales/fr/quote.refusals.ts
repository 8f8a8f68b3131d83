import type { messages as english } from '../en/quote.refusals.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  notForSale: 'Cette formule n’est plus disponible. Choisissez-en une autre.',
  notServed: 'Cette formule n’est pas disponible dans ce pays.',
  addOnAlone: 'Cette option n’est pas vendue seule. Choisissez aussi la formule correspondante.',
  otherCurrency: 'Votre compte est facturé dans une autre devise. Ce prix n’est donc pas disponible pour vous.',
  tooMany: 'Trop de demandes. Patientez un instant, puis réessayez.',
  couponRefused: 'Le code « {code} » n’est pas valable. Vérifiez-le ou continuez sans code.',
  couponExpired: 'Le code « {code} » était valable jusqu’au {date}. Continuez sans code ou saisissez-en un autre.',
  couponTooEarly: 'Le code « {code} » est valable à partir du {date}. Continuez sans code ou utilisez-le à ce moment-là.',
  couponUsed: 'Vous avez déjà utilisé le code « {code} ». Continuez sans code ou saisissez-en un autre.',
  couponActive: 'Vous bénéficiez déjà de la remise du code « {code} ». Continuez sans code.',
  couponNewCustomersOnly: 'Le code « {code} » est réservé aux nouveaux clients. Continuez sans code ou saisissez-en un autre.',
  couponNotCombined:
    'Le code « {code} » n’est pas cumulable avec votre remise actuelle. Continuez sans code ou utilisez-le lorsque la remise aura pris fin.',
  couponOtherPlan: 'Le code « {code} » ne s’applique pas à cette formule. Choisissez une autre formule ou continuez sans code.',
  couponOtherCurrency: 'Le code « {code} » n’est pas valable dans cette devise. Continuez sans code ou saisissez-en un autre.',
  couponUsedUp: 'Le code « {code} » est épuisé. Continuez sans code ou saisissez-en un autre.',
  couponWithoutEffect: 'Le code « {code} » ne réduirait pas votre facture. Choisissez une autre formule ou continuez sans code.',
  couponNotChecked: 'Impossible de vérifier le code « {code} ». Réessayez ou continuez sans code.',
};
