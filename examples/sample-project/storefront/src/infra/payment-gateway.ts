import Stripe from 'stripe';
import { logger } from '@/shared/logger';
import type { Money } from '@/shared/money';
import { config } from './config';

const stripe = new Stripe(config.STRIPE_KEY);

export async function charge(amount: Money, cardToken: string): Promise<string> {
  const payment = await stripe.paymentIntents.create({
    amount: amount.cents,
    currency: amount.currency.toLowerCase(),
    payment_method: cardToken,
    confirm: true,
  });
  logger.info('Payment taken', { payment: payment.id });
  return payment.id;
}

export async function refund(paymentId: string, amount: Money): Promise<void> {
  await stripe.refunds.create({ payment_intent: paymentId, amount: amount.cents });
  logger.info('Payment returned', { payment: paymentId });
}
