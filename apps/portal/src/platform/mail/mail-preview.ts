import type { MailContext } from './mail-context.ts'

/** What somebody would be written, made by the mail's own composer with examples. */
export type MailPreview = {
  /** In the address of its page: `password-changed`. */
  readonly name: string
  /** What composes it, by which a test knows that no mail is without a preview. */
  readonly by: (...given: never[]) => unknown
  readonly compose: (context: MailContext) => PreviewedMail
}

export type PreviewedMail = { readonly subject: string } & (
  | { readonly text: string }
  | { readonly paragraphs: readonly string[] }
)

export function previewMail(
  name: string,
  by: MailPreview['by'],
  compose: MailPreview['compose'],
): MailPreview {
  return { name, by, compose }
}

/** Of a composer that has one text for each of several kinds. */
export function previewMails<Kind extends string>(
  name: string,
  by: MailPreview['by'],
  kinds: readonly Kind[],
  compose: (kind: Kind, context: MailContext) => PreviewedMail,
): MailPreview[] {
  return kinds.map((kind) =>
    previewMail(`${name}-${kind}`, by, (context) => compose(kind, context)),
  )
}

export function textOfPreview(mail: PreviewedMail): string {
  return 'text' in mail ? mail.text : mail.paragraphs.join('\n\n')
}
