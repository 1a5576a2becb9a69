import { z } from 'zod'

const text = z.string()
const money = z.strictObject({ amount: z.number(), currency: z.literal('NOK') })

/** Null while nothing is shared. The key shows how to pay, and nothing else. */
export const Sharing = z.strictObject({ key: z.uuid().nullable() })
export type Sharing = z.infer<typeof Sharing>

/**
 * What somebody needs who pays for a student: neither birth date nor studies, and no account once
 * everything is paid.
 */
export const PaymentToMake = z.strictObject({
  /** As in the passport. */
  student: text,
  outstanding: money,
  dueOn: z.iso.date(),
  transfer: z
    .strictObject({
      holder: text,
      bank: text,
      iban: text,
      bic: text,
      /** The message for the transfer, to be copied exactly. */
      message: text,
      /** Of a demo: nobody shall pay to it. */
      isExample: z.boolean(),
    })
    .nullable(),
})
export type PaymentToMake = z.infer<typeof PaymentToMake>
