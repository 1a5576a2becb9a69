/** What shows a PDF in a page. */
export const loadPdfReader = () => import('./components/PdfPages.tsx')
