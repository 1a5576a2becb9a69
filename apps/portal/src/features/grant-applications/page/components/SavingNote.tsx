import { m } from '#messages'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import type { SharedDraft } from '../../model/contract.ts'
import { applyErrorText } from '../../model/refusal-messages.ts'
import { fieldsText, instantText } from '../state-texts.ts'
import type { SavingState, UsedDraft } from '../use-shared-draft.ts'
import styles from './GrantApplications.module.css'

const stateTexts: Readonly<Record<SavingState, () => string>> = {
  saved: m.grant_applications_saved,
  unsaved: m.grant_applications_saving,
  again: m.grant_applications_not_saved,
  refused: m.grant_applications_not_saved,
}

type Props = { draft: UsedDraft; saved: SharedDraft; isInvalid: boolean }

/** Whether what is typed is saved, and who has changed the application last. */
export function SavingNote({ draft, saved, isInvalid }: Props) {
  const { state, failure, others } = draft
  const by = saved.by ?? m.grant_applications_somebody()
  const hasFailed = state === 'again' || state === 'refused'
  return (
    <>
      <p className={styles.saving}>
        {saved.isByYou
          ? m.grant_applications_changed_by_you({ at: instantText(saved.at) })
          : m.grant_applications_changed_by({ by, at: instantText(saved.at) })}
      </p>
      <p role="status" className={styles.saving}>
        {isInvalid && state === 'saved'
          ? m.grant_applications_not_all_saved()
          : stateTexts[state]()}
      </p>
      {hasFailed && (
        <NoticeBox tone="warning">
          <p>
            {state === 'again' ? m.grant_applications_tried_again() : applyErrorText(failure)}{' '}
            {m.grant_applications_kept_in_page()}
          </p>
        </NoticeBox>
      )}
      {others && (
        <p role="status">
          {m.grant_applications_others({
            by: others.by ?? m.grant_applications_somebody(),
            fields: fieldsText(others.fields),
            at: instantText(others.at),
          })}
        </p>
      )}
    </>
  )
}
