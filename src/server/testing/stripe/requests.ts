import type Stripe from 'stripe';

/** What the provider's own types allow in each request that we make; schemas are made of these. */
export type CreateProduct = Stripe.ProductCreateParams;
export type CreateCustomer = Stripe.CustomerCreateParams;
export type CreateSubscription = Stripe.SubscriptionCreateParams;
export type RetrieveSubscription = Stripe.SubscriptionRetrieveParams;
export type UpdateSubscription = Stripe.SubscriptionUpdateParams;
export type CancelSubscription = Stripe.SubscriptionCancelParams;
export type ListInvoices = Stripe.InvoiceListParams;
export type RetrieveInvoice = Stripe.InvoiceRetrieveParams;
export type VoidInvoice = Stripe.InvoiceVoidInvoiceParams;
export type CreateRefund = Stripe.RefundCreateParams;
export type ListRefunds = Stripe.RefundListParams;
