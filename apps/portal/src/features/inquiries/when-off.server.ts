import { ne } from 'drizzle-orm'
import type { WhenOff } from '#core/services/when-off.ts'
import { m } from '#messages'
import { described as form } from './contact/endpoints.server.ts'
import { described as incoming } from './incoming/endpoints.server.ts'
import { inquiry } from './model/tables.server.ts'
import { described as serviceForms } from './services/endpoints.server.ts'

/** What goes on while the service is switched off. */
export const whenOff: WhenOff = {
  unfinished: [
    {
      text: m.inquiry_unfinished,
      count: (database) => database.$count(inquiry, ne(inquiry.state, 'closed')),
    },
  ],
  promise: m.inquiry_when_off,
  begins: [form.listCategories, form.sendInquiry, ...Object.values(serviceForms)],
  // An answer to a mail opens its inquiry again.
  always: [incoming.mail],
}
