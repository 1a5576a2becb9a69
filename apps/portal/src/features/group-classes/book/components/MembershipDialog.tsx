import { Button } from '@digdir/designsystemet-react'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'

/** Shown instead of a booking that would be refused. */
export function MembershipDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      heading={m.class_dialog_membership_heading()}
      onClose={onClose}
      actions={<Button onClick={onClose}>{m.dialog_close()}</Button>}
    >
      <p>{m.group_class_unknown_customer()}</p>
      <p>
        <ContentLink href={pagePath('membership', getLocale())}>
          {m.classes_membership_link()}
        </ContentLink>
      </p>
    </Dialog>
  )
}
