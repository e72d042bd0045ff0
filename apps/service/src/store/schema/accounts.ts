import type { Role, Subscription } from '@sitelens/api-client/contract';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment, ownId } from '../columns.ts';

export const organisations = pgTable('organisations', {
  id: ownId(),
  name: text().notNull(),
  createdAt: moment().notNull().defaultNow(),
  /** The one organisation that has nobody in it: it holds what visitors have had scanned. */
  isOfVisitors: boolean().notNull().default(false),
});

/** People, as their identity provider knows them. */
export const users = pgTable(
  'users',
  {
    id: ownId(),
    issuer: text().notNull(),
    subject: text().notNull(),
    email: text().notNull(),
    emailVerified: boolean().notNull(),
    name: text(),
    picture: text(),
    /** What they call themselves here, over the provider's name. */
    chosenName: text(),
    /** The address that they have verified with us, where the provider has not. */
    verifiedEmail: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [unique().on(table.issuer, table.subject)],
);

export const memberships = pgTable(
  'memberships',
  {
    organisationId: uuid()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<Exclude<Role, 'FREEMIUM'>>().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.userId] }), index().on(table.userId)],
);

/** Accounts of the built-in provider, beside the demo account. */
export const builtInAccounts = pgTable('built_in_accounts', {
  id: ownId(),
  /** In lower case. */
  email: text().notNull().unique(),
  name: text(),
  /** By scrypt, with its salt and parameters. */
  passwordHash: text().notNull(),
  createdAt: moment().notNull().defaultNow(),
});

/** Asked of an address: whether it is the user's. Only a hash of the token is kept. */
export const emailVerifications = pgTable(
  'email_verifications',
  {
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

/** Only a hash of a session's token is kept, so that who reads the table can't act as anybody. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

export const subscriptions = pgTable('subscriptions', {
  id: ownId(),
  organisationId: uuid()
    .notNull()
    .unique()
    .references(() => organisations.id, { onDelete: 'cascade' }),
  status: text().$type<Subscription['status']>().notNull(),
  planType: text().$type<NonNullable<Subscription['planType']>>(),
  planQuota: integer(),
  paddleProductId: text(),
  billingPeriodStartsAt: moment(),
  billingPeriodEndsAt: moment(),
  trialExpires: moment(),
  scheduledChange: jsonb().$type<NonNullable<Subscription['scheduledChange']>>(),
});
