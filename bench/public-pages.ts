/**
 * The pages that Lighthouse measures and whose JavaScript is counted: one of every kind that
 * matters.
 */
export const publicPages: readonly { name: string; path: string }[] = [
  { name: 'front page', path: '/' },
  { name: 'list', path: '/barnehage/barnehager' },
  { name: 'detail', path: '/barnehage/barnehager/almelia' },
  { name: 'staff', path: '/helse/leger' },
  { name: 'search', path: '/sok' },
]
