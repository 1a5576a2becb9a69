import { useQueryClient } from '@tanstack/react-query'
import { RemovalDialog } from '#core/editable/RemovalDialog.tsx'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { institutionErrorText } from '../../model/refusal-messages.ts'
import { type Edited, toRemoval } from '../edited.ts'
import { readAgain, saveSetup } from '../queries.ts'

/** Asks for confirmation before an institution or a campus is removed. */
export function RemoveDialog({ removed, onClose }: { removed: Edited; onClose: () => void }) {
  const queryClient = useQueryClient()
  const removal = toRemoval(removed)
  return (
    <RemovalDialog
      heading={m.institution_remove_heading({
        name: removed.seen ? textIn(removed.seen.name) : '',
      })}
      yes={m.institution_remove()}
      remove={async () => removal && saveSetup(removal)}
      removedText={m.institution_removed()}
      errorText={institutionErrorText}
      onSettled={() => readAgain(queryClient)}
      onClose={onClose}
    >
      <p>
        {removed.part === 'campus'
          ? m.institution_campus_remove_text()
          : m.institution_remove_text()}
      </p>
    </RemovalDialog>
  )
}
