import { type Kysely, sql } from 'kysely';

/** Paid plans, purchases, subscriptions, and the sandbox that stands in for a card provider in local mode. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A plan that is paid for, per kind of money: test payments never count where live ones do.
  await db.schema
    .createTable('paidPlans')
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('gateway', 'text', (column) => column.notNull())
    .addColumn('livemode', 'integer', (column) => column.notNull())
    .addColumn('packageId', 'text', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('periodEnd', 'text', (column) => column.notNull())
    .addColumn('cancelAtPeriodEnd', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('paidPlansKey', ['userId', 'gateway', 'livemode'])
    .execute();

  await db.schema
    .createTable('checkoutAttempts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('gateway', 'text', (column) => column.notNull())
    .addColumn('livemode', 'integer', (column) => column.notNull())
    .addColumn('packageId', 'text', (column) => column.notNull())
    .addColumn('priceCents', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('creditCents', 'integer', (column) => column.notNull())
    .addColumn('replaces', 'text')
    .addColumn('replacedPeriodEnd', 'text')
    .addColumn('subscriptionId', 'text')
    .addColumn('paymentIntentId', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('checkoutAttemptsByUser')
    .on('checkoutAttempts')
    .columns(['userId', 'state'])
    .execute();
  // One purchase at a time per person and kind of money, whatever is clicked in however many tabs.
  await db.schema
    .createIndex('oneOpenCheckoutAttempt')
    .on('checkoutAttempts')
    .columns(['userId', 'gateway', 'livemode'])
    .unique()
    .where(sql.ref('state'), '=', sql.lit('open'))
    .execute();

  await db.schema
    .createTable('subscriptions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('attemptId', 'text', (column) => column.notNull())
    .addColumn('gateway', 'text', (column) => column.notNull())
    .addColumn('livemode', 'integer', (column) => column.notNull())
    .addColumn('customerId', 'text', (column) => column.notNull())
    .addColumn('packageId', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('periodStart', 'text', (column) => column.notNull())
    .addColumn('periodEnd', 'text', (column) => column.notNull())
    .addColumn('cancelAtPeriodEnd', 'integer', (column) => column.notNull())
    // When another one took over: from then on it is to end, and what was paid beyond is paid back.
    .addColumn('takenOverAt', 'text')
    .addColumn('settled', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('subscriptionsByUser').on('subscriptions').column('userId').execute();

  // The primary key makes an event count once, however often it is delivered.
  await db.schema
    .createTable('paymentEvents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('receivedAt', 'text', (column) => column.notNull())
    .execute();

  // Customers of deleted accounts that the provider is still to forget. No reference: the person is gone.
  await db.schema
    .createTable('customersToForget')
    .addColumn('customerId', 'text', (column) => column.primaryKey())
    .addColumn('gateway', 'text', (column) => column.notNull())
    .addColumn('livemode', 'integer', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('sandboxSubscriptions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('attemptId', 'text', (column) => column.notNull().unique())
    .addColumn('userId', 'text', (column) => column.notNull())
    .addColumn('packageId', 'text', (column) => column.notNull())
    .addColumn('priceCents', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('startedAt', 'text', (column) => column.notNull())
    .addColumn('periodStart', 'text', (column) => column.notNull())
    .addColumn('periodEnd', 'text', (column) => column.notNull())
    .addColumn('cancelAtPeriodEnd', 'integer', (column) => column.notNull())
    .addColumn('renewals', 'integer', (column) => column.notNull())
    .addColumn('cardBrand', 'text')
    .addColumn('cardLast4', 'text')
    .execute();
  await db.schema
    .createIndex('sandboxSubscriptionsByUser')
    .on('sandboxSubscriptions')
    .column('userId')
    .execute();

  await db.schema
    .createTable('sandboxInvoices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('subscriptionId', 'text', (column) => column.notNull())
    .addColumn('paymentIntentId', 'text', (column) => column.notNull().unique())
    .addColumn('clientSecret', 'text', (column) => column.notNull().unique())
    .addColumn('intentStatus', 'text', (column) => column.notNull())
    .addColumn('dueCents', 'integer', (column) => column.notNull())
    .addColumn('refundedCents', 'integer', (column) => column.notNull())
    .addColumn('periodStart', 'text', (column) => column.notNull())
    .addColumn('periodEnd', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('paidAt', 'text')
    // One invoice for each period: a renewal that is tried twice charges once.
    .addUniqueConstraint('oneSandboxInvoicePerPeriod', ['subscriptionId', 'periodStart'])
    .execute();
}
