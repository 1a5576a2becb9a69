import { Button } from '@digdir/designsystemet-react'
import type { ContentField } from '#core/grants/application/content-changes.ts'
import type { MoneyLine } from '#core/grants/content.ts'
import { contentNames } from '#core/grants/content-names.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import partStyles from '#ui/parts/Parts.module.css'
import type { SomeContent } from '../../model/merge-content.ts'
import { dayText, fieldId } from '../state-texts.ts'
import type { UsedDraft } from '../use-shared-draft.ts'
import styles from './GrantApplications.module.css'

/** What somebody else has saved in a field that is typed here: nothing is lost until one is chosen. */
export function FieldConflict({ draft, field }: { draft: UsedDraft; field: ContentField }) {
  if (!Object.hasOwn(draft.conflicts, field)) return null
  const by = draft.others?.by ?? m.grant_applications_somebody()
  const choose = (choice: 'mine' | 'theirs') => {
    draft.choose(field, choice)
    document.getElementById(fieldId(field))?.focus()
  }
  return (
    <div className={styles.conflict} role="alert">
      <p>{m.grant_applications_conflict({ field: contentNames[field](), by })}</p>
      <p className={styles.theirs}>
        {theirsText(draft.conflicts, field) || m.grant_changes_empty()}
      </p>
      <div className={partStyles.buttons}>
        <Button type="button" variant="secondary" onClick={() => choose('mine')}>
          {m.grant_applications_conflict_mine()}
        </Button>
        <Button type="button" variant="secondary" onClick={() => choose('theirs')}>
          {m.grant_applications_conflict_theirs()}
        </Button>
      </div>
    </div>
  )
}

function theirsText(theirs: SomeContent, field: ContentField): string {
  switch (field) {
    case 'costs':
    case 'income':
      return (theirs[field] ?? [])
        .map(({ text, amountOre }: MoneyLine) => `${text}: ${formatKroner(amountOre)}`)
        .join('\n')
    case 'requestedOre':
      return theirs.requestedOre == null ? '' : formatKroner(theirs.requestedOre)
    case 'startsOn':
    case 'endsOn':
      return theirs[field] == null ? '' : dayText(theirs[field])
    default:
      return String(theirs[field] ?? '')
  }
}
