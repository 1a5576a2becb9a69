import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { FileSection } from '../file/components/FileSection.tsx'
import { institutionErrorText } from '../model/refusal-messages.ts'
import { Campuses } from '../setup/components/Campuses.tsx'
import { EditDialog } from '../setup/components/EditDialog.tsx'
import { Institutions } from '../setup/components/Institutions.tsx'
import { KeysDialog } from '../setup/components/KeysDialog.tsx'
import { RemoveDialog } from '../setup/components/RemoveDialog.tsx'
import styles from '../setup/components/Setup.module.css'
import type { Edited } from '../setup/edited.ts'
import { setupQuery } from '../setup/queries.ts'

/** The page where administrators set institutions and campuses. */
export function InstitutionsPage() {
  return (
    <StaffPage
      heading={m.institution_setup_heading()}
      intro={m.institution_setup_intro()}
      needs="admin"
    >
      {() => <Setup />}
    </StaffPage>
  )
}

function Setup() {
  const { data: setup, error, refetch } = useQuery(setupQuery)
  const [edited, setEdited] = useState<Edited | null>(null)
  const [removed, setRemoved] = useState<Edited | null>(null)
  const [keysOf, setKeysOf] = useState<string | null>(null)
  if (error && !setup)
    return <LoadFailure text={institutionErrorText(error)} retry={() => refetch()} />
  if (!setup) return <Waiting rows={3} />
  const withKeys = setup.institutions.find(({ code }) => code === keysOf)
  return (
    <div className={styles.setup}>
      <Institutions setup={setup} onEdit={setEdited} onKeys={setKeysOf} />
      <Campuses setup={setup} onEdit={setEdited} />
      <FileSection setup={setup} />
      {edited && (
        <EditDialog
          edited={edited}
          setup={setup}
          onRemove={() => {
            setEdited(null)
            setRemoved(edited)
          }}
          onClose={() => setEdited(null)}
        />
      )}
      {removed && <RemoveDialog removed={removed} onClose={() => setRemoved(null)} />}
      {withKeys && <KeysDialog institution={withKeys} onClose={() => setKeysOf(null)} />}
    </div>
  )
}
