import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';
import { newId } from './ids.ts';

/** Text that sorts by code point, so that both databases list alike whatever their locale. */
export const codePointText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text COLLATE "C"',
});

/** A primary key that the service makes itself. */
export const ownId = () => uuid().primaryKey().$defaultFn(newId);

/** A moment, to the millisecond: what a JavaScript Date can hold. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });
