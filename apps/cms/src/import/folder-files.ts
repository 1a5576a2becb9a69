import type {
  ImportAttachment,
  ImportImage,
  ImportVideo,
} from '@trivsel/content-contract/import/parts'
import { partsOf } from '@trivsel/content-contract/import/parts-of'
import { type ImportSource, itemForm } from './import-source.ts'

/** The same file with another alternative text or focus is another picture: its key is numbered. */
export function keyedPictures(source: ImportSource): Map<string, ImportImage> {
  const uses = new Map<string, number>()
  const keys = new Map<string, string>()
  const pictures = new Map<string, ImportImage>()
  for (const image of valuesOf<ImportImage>(source, 'image')) {
    const identity = pictureIdentity(image)
    if (keys.has(identity)) continue
    const use = (uses.get(image.file) ?? 0) + 1
    uses.set(image.file, use)
    const key = use === 1 ? image.file : `${image.file}#${use}`
    keys.set(identity, key)
    pictures.set(key, image)
  }
  return pictures
}

export const pictureIdentity = ({ file, alt, focus }: ImportImage) =>
  JSON.stringify([file, alt.no, alt.en, focus?.x, focus?.y])

/** A PDF has one title in the content system, that of its first use; each link says its own. */
export function keyedAttachments(source: ImportSource): Map<string, ImportAttachment> {
  const attachments = new Map<string, ImportAttachment>()
  for (const attachment of valuesOf<ImportAttachment>(source, 'attachment'))
    if (!attachments.has(attachment.file)) attachments.set(attachment.file, attachment)
  return attachments
}

/** A video file has one title and its captions, those of its first use. */
export function keyedVideos(source: ImportSource): Map<string, ImportVideo> {
  const videos = new Map<string, ImportVideo>()
  for (const video of valuesOf<ImportVideo>(source, 'video'))
    if (!videos.has(video.file)) videos.set(video.file, video)
  return videos
}

function valuesOf<Value>(
  { entries }: ImportSource,
  kind: 'image' | 'attachment' | 'video',
): Value[] {
  return entries
    .flatMap(({ name, item }) => partsOf(itemForm(name), item))
    .filter(({ part }) => part.kind === kind)
    .map(({ value }) => value as Value)
}
