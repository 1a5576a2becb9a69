import { createHash } from 'node:crypto'
import type { ImportFileName } from '@trivsel/content-contract/import/folder'
import type {
  ImportAttachment,
  ImportImage,
  ImportLink,
  ImportVideo,
  Localized,
} from '@trivsel/content-contract/import/parts'
import type { Locale } from '@trivsel/content-contract/locales'
import type { LinkableCollection } from '../fields/linkable-collections.ts'
import { type EditorState, richTextFromText } from './rich-text-from-text.ts'
import type { LinkTarget } from './rich-text-links.ts'

/** Ids of what an item refers to in the content system. */
export type StoredIds = {
  picture: (image: ImportImage) => number
  attachment: (attachment: ImportAttachment) => number
  video: (video: ImportVideo) => number
  item: (file: ImportFileName, key: string) => number
}

export type ItemWriter = ReturnType<typeof itemWriter>

/** Files whose items have an address, so that a link may lead to them; the check has seen to it. */
type LinkedFile = Exclude<LinkableCollection, 'attachments'>

/** An item's own key and the position of a row inside it: the row's id is computed from both. */
type Owner = { name: ImportFileName; key: string }

/**
 * Writes the parts of one item in one language as the content system stores them. What the item
 * does not say becomes null, so that a later import also takes things away.
 */
export function itemWriter(owner: Owner, locale: Locale, ids: StoredIds) {
  const say = (text: Localized | undefined): string | null => text?.[locale] ?? null
  const toPage = (page: string) => {
    const [file, key = ''] = page.split('/') as [LinkedFile, string?]
    return { relationTo: file, value: ids.item(file, key) }
  }
  const target = ({ url, page, attachment }: Pick<ImportLink, 'url' | 'page' | 'attachment'>) => {
    if (url !== undefined)
      return { kind: 'external', externalUrl: url, internalReference: null } as const
    const reference = attachment
      ? { relationTo: 'attachments' as const, value: ids.attachment(attachment) }
      : page === undefined
        ? null
        : toPage(page)
    return { kind: 'internal', externalUrl: null, internalReference: reference } as const
  }
  const resolve = (to: LinkTarget) => ('url' in to ? to : toPage(to.page))

  return {
    say,
    /** Rich text. */
    write: (text: Localized | undefined): EditorState | null => {
      const words = say(text)
      return words === null ? null : richTextFromText(words, resolve)
    },
    picture: (image: ImportImage | undefined) => (image ? ids.picture(image) : null),
    video: (video: ImportVideo | undefined) => (video ? ids.video(video) : null),
    /** A file under the words by which the reader knows it. */
    download: (attachment: ImportAttachment | undefined) => ({
      title: say(attachment?.title),
      file: attachment ? ids.attachment(attachment) : null,
    }),
    refer: (file: ImportFileName, key: string | undefined) =>
      key === undefined ? null : ids.item(file, key),
    target,
    link: (link: ImportLink | undefined) => ({
      ...target(link ?? {}),
      text: say(link?.text ?? link?.attachment?.title),
      openInNewTab: link?.openInNewTab ?? false,
    }),
    /**
     * Rows with the same ids at every import: the content system matches the rows of one language
     * with those of another, and with those of earlier versions, by id.
     * @param place of the rows in the item; unique among its rows
     */
    rows: <Item, Row extends object>(
      items: readonly Item[],
      place: string,
      write: (item: Item, place: string) => Row,
    ) =>
      items.map((item, index) => {
        const rowPath = `${place}/${index}`
        return { id: rowId(owner, rowPath), ...write(item, rowPath) }
      }),
  }
}

function rowId({ name, key }: Owner, place: string): string {
  return createHash('sha256').update(`${name}/${key}/${place}`).digest('hex').slice(0, 24)
}
