import type { ReactNode } from 'react'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'

/** Around a part that another feature's page shows: its actions need both, whatever that page has. */
export function WithActions({ children }: { children: ReactNode }) {
  return (
    <SnackbarProvider>
      <LoginInPlaceProvider>{children}</LoginInPlaceProvider>
    </SnackbarProvider>
  )
}
