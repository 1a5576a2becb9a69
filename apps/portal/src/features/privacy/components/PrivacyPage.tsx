import { useState } from 'react'
import { MyPageFrame } from '#core/members-area/MyPageFrame.tsx'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { AccessLogSection } from './AccessLogSection.tsx'
import { AccountDeleted } from './AccountDeleted.tsx'
import { DeleteSection } from './DeleteSection.tsx'
import { DownloadSection } from './DownloadSection.tsx'

/** One's own data: take it along, see who has looked, delete it. Empty until the browser asks. */
export function PrivacyPage() {
  const [isDeleted, setDeleted] = useState(false)
  return (
    <MyPageFrame heading={m.privacy_heading()} {...(!isDeleted && { intro: m.privacy_intro() })}>
      <SnackbarProvider>
        {isDeleted ? (
          <AccountDeleted />
        ) : (
          <SignedIn>
            {() => (
              <LoginInPlaceProvider>
                <DownloadSection />
                <AccessLogSection />
                <DeleteSection onDeleted={() => setDeleted(true)} />
              </LoginInPlaceProvider>
            )}
          </SignedIn>
        )}
      </SnackbarProvider>
    </MyPageFrame>
  )
}
