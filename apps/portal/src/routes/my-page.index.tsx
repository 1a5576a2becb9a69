import { createFileRoute } from '@tanstack/react-router'
import { SemesterFeeNotice } from '#core/semester-registrations/SemesterFeeNotice.tsx'
import { NextClass } from '#features/group-classes/components/NextClass.tsx'
import { MyPage } from '#features/my-page/components/MyPage.tsx'
import { ProfileState } from '#features/profile/components/ProfileState.tsx'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/my-page/')({
  head: () => pageHead({ title: m.my_page_heading(), description: m.my_page_intro() }),
  component: MyPageRoute,
})

function MyPageRoute() {
  return (
    <MyPage>
      <SemesterFeeNotice />
      <ProfileState />
      <NextClass />
    </MyPage>
  )
}
