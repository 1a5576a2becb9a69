import { createHash } from 'node:crypto'
import type { Locale } from '@trivsel/content-contract/locales'

import { insertAttachments } from '#core/files/attachments.server.ts'
import type { FileParts } from '#core/files/file-parts.server.ts'
import { inspectFiles } from '#core/files/inspect/inspect-files.server.ts'
import type { Upload } from '#core/files/read-upload.server.ts'
import { type StoredFile, storeFiles } from '#core/files/store-files.server.ts'
import { findAccountFields } from '#core/public-forms/account-fields.server.ts'
import { admitForm } from '#core/public-forms/admit-form.server.ts'
import type { IssuedToken } from '#core/public-forms/form-token.server.ts'
import { refuseForm } from '#core/public-forms/refuse-form.server.ts'
import { refuseUsed, spendToken } from '#core/public-forms/spend-token.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import {
  composeConfidentialMail,
  composeNewInquiryMail,
  composeReceivedMail,
} from '../model/inquiry-mail.server.ts'
import { messageFiles } from '../model/message-files.ts'
import { openInquiry } from '../model/open-inquiry.server.ts'
import { isConfidential } from '../model/rules.ts'
import { ContactForm, sentNames } from './contact-form.ts'
import { type ChosenCategory, findCategory } from './find-categories.server.ts'
import { contactRefusals } from './refusals.ts'

type Parts = {
  database: Database
  files: FileParts
  portalUrl: string
  /** Signs tokens. */
  secret: string
  /** Counts forms with one email address and refuses those over the limit. */
  countMail: (email: string) => Promise<unknown>
}
type Sender = {
  userId: string | null
  /** The client address by which attempts are counted. */
  address: string
  language: Locale
  now: Date
}

type Sent = {
  form: ContactForm
  token: IssuedToken
  contentHash: string
  category: ChosenCategory
}

/**
 * Saves a sent contact form in one transaction: the inquiry, its files, the mails and the used token.
 * @throws {Refusal} `contactRefusals`, `uploadRefusals`, TOO_MANY_ATTEMPTS (429), UNAVAILABLE (503)
 */
export async function sendInquiry(parts: Parts, sender: Sender, upload: Upload): Promise<void> {
  const { database, files } = parts
  const token = admitForm(parts.secret, (name) => upload.fields.get(name), sender.now)
  const form = await readForm(database, sender, upload)
  const contentHash = hashOf(form, upload)
  await refuseUsed(database, token, contentHash)
  const category = await findCategory(database, sender.language, form)
  if (!category) throw new Refusal('CATEGORY_UNKNOWN', contactRefusals.CATEGORY_UNKNOWN)
  if (category.form !== null) throw new Refusal('HAS_OWN_FORM', contactRefusals.HAS_OWN_FORM)
  await parts.countMail(form.email)
  const { userId, address } = sender
  const judged = await inspectFiles(files, upload.files, {
    client: userId ?? address,
    isVisitor: userId === null,
  })
  await storeFiles(files, judged, (stored) =>
    database.transaction((transaction) =>
      keep(parts, transaction, sender, { form, token, contentHash, category }, stored),
    ),
  )
}

async function keep(
  { portalUrl }: Parts,
  transaction: Database,
  { userId, language, now }: Sender,
  { form, token, contentHash, category }: Sent,
  stored: readonly StoredFile[],
): Promise<void> {
  await spendToken(transaction, token, contentHash)
  const { firstName, lastName, text } = form
  const email = form.email.toLowerCase()
  const subject = form.subject || null
  const sender = { firstName, lastName, email }
  const opened = await openInquiry(transaction, {
    form: 'contact',
    sender,
    userId,
    language,
    subject,
    text,
    category,
    now,
    subcategoryId: category.subcategoryId,
    answers: null,
  })
  const belongings = { ownerId: userId, subject: messageFiles(opened.messageId) }
  await insertAttachments(transaction, stored, belongings)
  const received = { ...category, number: opened.number }
  await enqueueJob(transaction, sendMail, {
    to: email,
    ...composeReceivedMail(received, { language, portalUrl }),
  })
  await enqueueJob(transaction, sendMail, {
    to: category.mailbox,
    ...(isConfidential(category.role)
      ? composeConfidentialMail(opened, { language: category.mailboxLanguage, portalUrl })
      : composeNewInquiryMail({
          ...namesFor(category),
          language: category.mailboxLanguage,
          number: opened.number,
          sender,
          subject,
          text,
          files: stored.length,
        })),
  })
}

/** The names of what was chosen, in the language of the mailbox. */
const namesFor = ({ names, mailboxLanguage }: ChosenCategory) => ({
  category: textIn(names.category, mailboxLanguage),
  subcategory: textIn(names.subcategory, mailboxLanguage),
})

/** For logged-in people, the name and address of the account replace the sent ones. */
async function readForm(
  database: Database,
  { userId }: Sender,
  { fields }: Upload,
): Promise<ContactForm> {
  const typed = Object.fromEntries(
    Object.entries(sentNames).map(([field, name]) => [field, fields.get(name) ?? '']),
  )
  const account = await findAccountFields(database, userId)
  const { data, error } = ContactForm.safeParse({ ...typed, ...account })
  if (data) return data
  const problems = error.issues.map(({ path: [field], message }) => [
    sentNames[field as keyof ContactForm],
    message,
  ])
  throw refuseForm('FIELDS_INVALID', { fields: Object.fromEntries(problems.toReversed()) })
}

function hashOf(form: ContactForm, { files }: Upload): string {
  const hash = createHash('sha256').update(JSON.stringify(form))
  for (const { name, bytes } of files)
    hash.update(JSON.stringify([name, bytes.length])).update(bytes)
  return hash.digest('hex')
}
