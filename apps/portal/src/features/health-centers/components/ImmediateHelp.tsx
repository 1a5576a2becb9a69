import type { RichText } from '@trivsel/content-contract/content'
import { m } from '#messages'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { GuardedRichText } from '#ui/rich-text/GuardedRichText.tsx'

/** Where to turn when it cannot wait: before everything else on the page. */
export function ImmediateHelp({ header, text }: { header: string | null; text: RichText }) {
  return (
    <NoticeBox tone="danger" heading={header ?? m.health_center_immediate()}>
      <GuardedRichText content={text} />
    </NoticeBox>
  )
}
