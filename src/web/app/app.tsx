import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ToastArea } from '#web/ui/toast/toast-area.tsx';
import { AppRoutes } from './app-routes.tsx';

/** The whole app around one cache. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <AppRoutes />
      <ToastArea />
    </QueryClientProvider>
  );
}
