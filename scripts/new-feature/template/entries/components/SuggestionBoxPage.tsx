import { MyPageFrame } from '#core/members-area/MyPageFrame.tsx'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { EntryForm } from './EntryForm.tsx'
import { OwnEntries } from './OwnEntries.tsx'

/** The browser loads the personal data: the page itself contains none. */
export function SuggestionBoxPage() {
  return (
    <MyPageFrame heading={m.suggestion_box_heading()} intro={m.suggestion_box_intro()}>
      <SnackbarProvider>
        <SignedIn>
          {() => (
            <LoginInPlaceProvider>
              <EntryForm />
              <OwnEntries />
            </LoginInPlaceProvider>
          )}
        </SignedIn>
      </SnackbarProvider>
    </MyPageFrame>
  )
}
