import type { RichText as Content } from '@trivsel/content-contract/content'
import { Guarded } from '../Guarded.tsx'
import { checkRichText } from './allowed-tags.ts'
import styles from './RichText.module.css'
import { RichTextNodes } from './RichTextNodes.tsx'

/** Text as an editor has written it; with a tag that is not allowed, the error box in its place. */
export function RichText({ content }: { content: Content }) {
  return (
    <Guarded check={() => checkRichText(content)}>
      <div className={styles.richText}>
        <RichTextNodes content={content} />
      </div>
    </Guarded>
  )
}
