import { useState } from 'react'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { EditDialog } from '../edit/components/EditDialog.tsx'
import { RedirectList } from '../edit/components/RedirectList.tsx'
import { RemoveDialog } from '../edit/components/RemoveDialog.tsx'
import type { StaffRedirect } from '../edit/contract.ts'
import type { Edited } from '../edit/edited.ts'
import { FileSection } from '../file/components/FileSection.tsx'
import { MissedList } from '../missed/components/MissedList.tsx'
import styles from '../model/Redirects.module.css'

/** The page where administrators say where old addresses lead, and see which lead nowhere. */
export function OldAddressesPage() {
  return (
    <StaffPage heading={m.redirect_heading()} intro={m.redirect_intro()} needs="admin">
      {() => <OldAddresses />}
    </StaffPage>
  )
}

function OldAddresses() {
  const [edited, setEdited] = useState<Edited | null>(null)
  const [removed, setRemoved] = useState<StaffRedirect | null>(null)
  return (
    <div className={styles.setup}>
      <MissedList onRedirect={(from) => setEdited({ from, seen: null })} />
      <RedirectList onEdit={setEdited} />
      <FileSection />
      {edited && (
        <EditDialog
          edited={edited}
          onRemove={() => {
            setRemoved(edited.seen)
            setEdited(null)
          }}
          onClose={() => setEdited(null)}
        />
      )}
      {removed && <RemoveDialog removed={removed} onClose={() => setRemoved(null)} />}
    </div>
  )
}
