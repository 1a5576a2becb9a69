import { Button } from '@digdir/designsystemet-react'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { classAddress } from '../../model/class-address.ts'
import type { GroupExercise } from '../../model/contract.ts'

/** Shares the address of a class with an app of the phone, or copies it to the clipboard. */
export function InviteButton({ exercise }: { exercise: GroupExercise }) {
  const showMessage = useSnackbar()
  const invite = async () => {
    const url = window.location.origin + classAddress(exercise, getLocale())
    const text = m.class_invite_text({
      name: exercise.className,
      time: formatDayAndTime(new Date(exercise.startTime)),
      center: exercise.sportsCenter.name,
    })
    // The promise is rejected when the member closes the share dialog.
    if (navigator.share) return navigator.share({ text, url }).catch(() => undefined)
    await navigator.clipboard.writeText(url)
    showMessage(m.class_invite_copied(), 'success')
  }
  return (
    <Button variant="secondary" data-size="sm" onClick={() => void invite()}>
      {m.class_invite()}
    </Button>
  )
}
