import type { ReactNode } from 'react'
import { MyPageFrame } from '#core/members-area/MyPageFrame.tsx'
import styles from '#core/members-area/Overview.module.css'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import { Together } from '#core/members-area/Together.tsx'
import { m } from '#messages'

/** @param children what needs the user's attention, the most urgent first */
export function MyPage({ children }: { children: ReactNode }) {
  return (
    <MyPageFrame heading={m.my_page_heading()} intro={m.my_page_intro()}>
      <SignedIn>
        {() => (
          <Together>
            <div className={styles.overview}>{children}</div>
          </Together>
        )}
      </SignedIn>
    </MyPageFrame>
  )
}
