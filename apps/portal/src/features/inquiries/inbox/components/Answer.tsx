import { Button } from '@digdir/designsystemet-react'
import { m } from '#messages'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { stateAfter } from '../../model/rules.ts'
import type { OpenInquiry } from '../contract.ts'
import { closeInquiry, reopenInquiry } from '../queries.ts'
import { AnswerFields } from './AnswerFields.tsx'
import styles from './Inbox.module.css'
import { useInboxAction } from './use-inbox-action.ts'

/** The actions of staff: answer, close without an answer, or reopen. */
export function Answer({ found }: { found: OpenInquiry }) {
  const { id, version, state } = found
  const closing = useInboxAction(() => closeInquiry(id, version), m.inbox_close_done())
  const reopening = useInboxAction(() => reopenInquiry(id, version), m.inbox_reopen_done())
  return (
    <section className={styles.section} aria-labelledby="answer-heading">
      <h2 id="answer-heading" tabIndex={-1} className={styles.heading}>
        {m.inbox_answer()}
      </h2>
      {state === 'closed' && (
        <NoticeBox tone="info">
          <p>{m.inbox_is_closed()}</p>
        </NoticeBox>
      )}
      {/* What was typed stays when somebody else closes it meanwhile. */}
      <div hidden={stateAfter(state, 'answer') === null}>
        <AnswerFields found={found} />
      </div>
      <div className={styles.buttons}>
        {stateAfter(state, 'close') && (
          <Button variant="secondary" {...closing}>
            {m.inbox_close()}
          </Button>
        )}
        {stateAfter(state, 'reopen') && (
          <Button variant="secondary" {...reopening}>
            {m.inbox_reopen()}
          </Button>
        )}
      </div>
    </section>
  )
}
