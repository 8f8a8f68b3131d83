import type { messages as english } from '../en/quote.refusals.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  notForSale: 'このプランは現在ご利用いただけません。別のプランを選択してください。',
  notServed: 'このプランはこの国ではご利用いただけません。',
  addOnAlone: 'このアドオンは単独では購入できません。対応するプランも選択してください。',
  otherCurrency: 'お使いのアカウントは別の通貨で請求されるため、この料金はご利用いただけません。',
  tooMany: 'リクエストが多すぎます。しばらくしてからもう一度お試しください。',
  couponRefused: 'コード「{code}」は有効ではありません。入力内容を確認するか、コードなしで進んでください。',
  couponExpired: 'コード「{code}」の有効期限は{date}まででした。コードなしで進むか、別のコードを入力してください。',
  couponTooEarly: 'コード「{code}」は{date}から有効です。コードなしで進むか、その日以降にご利用ください。',
  couponUsed: 'コード「{code}」はすでに使用済みです。コードなしで進むか、別のコードを入力してください。',
  couponActive: 'コード「{code}」の割引はすでに適用されています。コードなしで進んでください。',
  couponNewCustomersOnly: 'コード「{code}」は新規のお客様専用です。コードなしで進むか、別のコードを入力してください。',
  couponNotCombined: 'コード「{code}」は現在の割引と併用できません。コードなしで進むか、割引の終了後にご利用ください。',
  couponOtherPlan: 'コード「{code}」はこのプランには使えません。別のプランを選ぶか、コードなしで進んでください。',
  couponOtherCurrency: 'コード「{code}」はこの通貨では使えません。コードなしで進むか、別のコードを入力してください。',
  couponUsedUp: 'コード「{code}」は利用上限に達しました。コードなしで進むか、別のコードを入力してください。',
  couponWithoutEffect: 'コード「{code}」を使っても請求額は下がりません。別のプランを選ぶか、コードなしで進んでください。',
  couponNotChecked: 'コード「{code}」を確認できませんでした。もう一度試すか、コードなしで進んでください。',
};
