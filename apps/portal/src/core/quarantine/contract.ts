import { z } from 'zod/mini'
import { waitingMailChoices } from './waiting-mails.ts'

const time = z.iso.datetime()

/** What the world may know and the restored database does not. */
export const RestoreView = z.strictObject({
  /** `null` while the site works as usual. */
  open: z.nullable(
    z.strictObject({
      backupStartedAt: time,
      restoredAt: time,
      /** The last card payments of the backup: later ones are at the provider only. */
      payments: z.strictObject({ unfinished: z.int(), lastAt: z.nullable(time) }),
      /** The newest payment file of the backup: the bank may have had others since. */
      payoutFile: z.nullable(z.strictObject({ messageId: z.string(), createdAt: time })),
      /** Mails and messages that waited in the backup, and have probably been sent since. */
      waitingMails: z.int(),
      /** Other jobs that waited in the backup: they run after the release. */
      waitingJobs: z.int(),
      /**
       * Accounts that were deleted since, as the store of files knows: they are deleted again. `null`
       * while it does not answer: the job of the release is tried until it does.
       */
      deletedAccounts: z.nullable(z.int()),
    }),
  ),
  /** Those that were released, the newest first. */
  released: z.array(
    z.strictObject({
      backupStartedAt: time,
      restoredAt: time,
      releasedAt: time,
      waitingMails: z.enum(waitingMailChoices),
    }),
  ),
})
export type RestoreView = z.infer<typeof RestoreView>
export type OpenRestore = NonNullable<RestoreView['open']>

/** What an administrator has compared before the site is released. */
export const ReleaseForm = z.strictObject({
  paymentsCompared: z.literal(true),
  bankCompared: z.literal(true),
  deletionsCompared: z.literal(true),
  waitingMails: z.enum(waitingMailChoices),
})
export type ReleaseForm = z.infer<typeof ReleaseForm>

/** Codes of refusals, with their HTTP statuses. */
export const restoreRefusals = {
  /** Somebody has released it already, or it was never restored. */
  NOT_QUARANTINED: 409,
} as const
