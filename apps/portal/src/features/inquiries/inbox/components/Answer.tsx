import { Button } from '@digdir/designsystemet-react'
import { m } from '#messages'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { stateAfter } from '../../model/rules.ts'
import type { OpenInquiry } from '../contract.ts'
import { afterClosing, setLastChange } from '../last-change.ts'
import { closeInquiry, reopenInquiry } from '../queries.ts'
import { AnswerFields } from './AnswerFields.tsx'
import styles from './Inbox.module.css'
import { useInboxAction } from './use-inbox-action.ts'
import { useOpenNext } from './use-open-next.ts'

/** The actions of staff: answer, close without an answer, or reopen. */
export function Answer({ found, list }: { found: OpenInquiry; list: TableSearch }) {
  const { id, version, state, number } = found
  const { findNext, open } = useOpenNext(id, list)
  const closing = useInboxAction(async () => {
    const next = await findNext()
    await closeInquiry(id, version)
    const text = m.inbox_closed_one({ number })
    setLastChange({ text, closed: afterClosing([{ id, version }]), id })
    if (next) await open(next)
    return next !== null
  }, m.inbox_close_done())
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
        <AnswerFields found={found} list={list} />
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
