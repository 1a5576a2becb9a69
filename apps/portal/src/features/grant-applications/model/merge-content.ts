import { type ContentField, changedFields } from '#core/grants/application/content-changes.ts'
import type { GrantContent } from '#core/grants/content.ts'

export type SomeContent = {
  readonly [Field in ContentField]?: GrantContent[Field] | undefined
}

/** What somebody has changed: each field as they found it, and as they want it. */
export type ContentChanges = { readonly before: SomeContent; readonly after: SomeContent }

export const fieldsOf = (content: SomeContent): ContentField[] =>
  Object.keys(content) as ContentField[]

/** As it is saved: without spaces around, which people type between two words. */
const trimmed = (content: GrantContent): GrantContent => ({
  ...content,
  title: content.title.trim(),
  summary: content.summary.trim(),
  description: content.description.trim(),
  place: content.place.trim(),
  costs: content.costs.map((line) => ({ ...line, text: line.text.trim() })),
  income: content.income.map((line) => ({ ...line, text: line.text.trim() })),
})

const differingFields = (one: GrantContent, other: GrantContent): ContentField[] =>
  changedFields(trimmed(one), trimmed(other))

const isSame = (one: GrantContent, other: GrantContent, field: ContentField): boolean =>
  !differingFields(one, other).includes(field)

/** One field of `from`, put into `content`. */
export const withField = (
  content: GrantContent,
  from: SomeContent,
  field: ContentField,
): GrantContent => ({ ...content, [field]: from[field] })

/**
 * Puts changes into what is saved now. A field that somebody else has changed meanwhile stays as it
 * is, unless they want the same.
 * @returns what is saved then, which fields changed in it, and which stayed
 */
export function mergeContent(
  current: GrantContent,
  { before, after }: ContentChanges,
): { content: GrantContent; changed: ContentField[]; refused: ContentField[] } {
  let content = current
  const changed: ContentField[] = []
  const refused: ContentField[] = []
  for (const field of fieldsOf(after)) {
    const wanted = withField(content, after, field)
    if (isSame(wanted, content, field)) continue
    if (Object.hasOwn(before, field) && isSame(withField(content, before, field), content, field)) {
      content = wanted
      changed.push(field)
    } else refused.push(field)
  }
  return { content, changed, refused }
}

/** A draft in an open page. */
export type LocalDraft = {
  /** As it is typed. */
  readonly content: GrantContent
  /** As the server has it, as far as the page has taken it in. */
  readonly saved: GrantContent
  /** Fields that were typed and that somebody else has changed: as the server has them. */
  readonly conflicts: SomeContent
}

export const localDraft = (saved: GrantContent): LocalDraft => ({
  content: saved,
  saved,
  conflicts: {},
})

/** What is typed and not saved, and can be saved: nobody has to choose before. */
export function unsavedFields({ content, saved, conflicts }: LocalDraft): ContentField[] {
  return differingFields(saved, content).filter((field) => !Object.hasOwn(conflicts, field))
}

/**
 * Takes in what the server has now: fields that are not typed follow it, others may conflict.
 * @param known.sent what this page has sent last: the server may have it, with an answer that was lost
 * @param known.held fields in which something is typed that is no value as yet, such as half an amount
 */
export function takeSaved(
  draft: LocalDraft,
  server: GrantContent,
  known: { readonly sent?: SomeContent; readonly held?: readonly ContentField[] } = {},
): LocalDraft {
  const { sent = {}, held = [] } = known
  let { content, saved } = draft
  const conflicts: SomeContent = {}
  for (const field of fieldsOf(server)) {
    const isTyped = held.includes(field) || !isSame(draft.content, draft.saved, field)
    const isOwn =
      Object.hasOwn(sent, field) && isSame(withField(server, sent, field), server, field)
    if (!isTyped) content = withField(content, server, field)
    else if (
      !isOwn &&
      !isSame(draft.saved, server, field) &&
      !isSame(draft.content, server, field)
    ) {
      // They still have to choose: what they began with stays, so that nothing is written over.
      Object.assign(conflicts, { [field]: server[field] })
      continue
    }
    saved = withField(saved, server, field)
  }
  return { content, saved, conflicts }
}

/** They choose between what they typed and what somebody else has saved. */
export function chooseField(
  draft: LocalDraft,
  field: ContentField,
  choice: 'mine' | 'theirs',
): LocalDraft {
  const { [field]: _, ...conflicts } = draft.conflicts
  const theirs = draft.conflicts
  return {
    content: choice === 'mine' ? draft.content : withField(draft.content, theirs, field),
    saved: withField(draft.saved, theirs, field),
    conflicts,
  }
}
