import type { RichText as Content } from '@trivsel/content-contract/content'
import { Guarded } from '../Guarded.tsx'
import { checkRichText } from './allowed-tags.ts'
import { RichText } from './RichText.tsx'

/** Rich text, or the error box in its place where a tag is not allowed. Nothing at all when it is empty. */
export function GuardedRichText({ content }: { content: Content }) {
  if (content.length === 0) return null
  return (
    <Guarded check={() => checkRichText(content)}>
      <RichText content={content} />
    </Guarded>
  )
}
