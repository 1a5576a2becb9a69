import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RemovalDialog } from '#core/editable/RemovalDialog.tsx'
import { staffKey } from '#core/staff-area/queries.ts'
import { setupErrorText } from '../model/refusal-texts.ts'

/** Asks for confirmation before something is removed, and says why it cannot be. */
export function SetupRemoval(props: {
  heading: string
  yes: string
  removedText: string
  remove: () => Promise<unknown>
  onClose: () => void
  /** What the removal means. */
  children: ReactNode
}) {
  const queryClient = useQueryClient()
  return (
    <RemovalDialog
      {...props}
      errorText={setupErrorText}
      onSettled={() => queryClient.invalidateQueries({ queryKey: staffKey })}
    />
  )
}
