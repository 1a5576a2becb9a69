import { z } from 'zod/mini'
import { AttachmentView } from '#core/files/contract.ts'
import { localized } from '#platform/i18n/localized.ts'
import { GrantContent } from '../content.ts'
import { applicantKinds } from '../setup/kinds.ts'

const text = localized(z.string())

/** A file as an application was sent with it. */
export const ApplicationFile = z.strictObject({
  file: AttachmentView,
  /** What it is on the checklist; null for anything else. */
  document: z.nullable(text),
})
export type ApplicationFile = z.infer<typeof ApplicationFile>

/** One version of an application, as it was sent. */
export const SentApplication = z.strictObject({
  id: z.string(),
  /** As people name it. */
  reference: z.string(),
  applicantKind: z.enum(applicantKinds),
  /** Null for a person whose account is deleted. */
  applicantName: z.nullable(z.string()),
  associationId: z.nullable(z.string()),
  typeId: z.string(),
  type: text,
  roundId: z.string(),
  version: z.int(),
  sentAt: z.string(),
  content: GrantContent,
  files: z.array(ApplicationFile),
  /** Of an association on that day: all members, and those whose fee was paid. */
  members: z.nullable(z.int()),
  payingMembers: z.nullable(z.int()),
})
export type SentApplication = z.infer<typeof SentApplication>
