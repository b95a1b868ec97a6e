import { CheckoutView } from '#web/features/billing/checkout-view.tsx';
import { ManagePlan } from '#web/features/billing/manage-plan.tsx';
import { PackageLooks } from '#web/features/plans/package-looks.tsx';
import { PackagesPage } from '#web/features/plans/packages-page.tsx';

/** The packages with the checkout in their place, and below them how the paid plan goes on. */
export function PackagesScreen() {
  return (
    <PackagesPage
      checkout={(offered, isTheirs) => (
        <CheckoutView
          key={offered.id}
          offered={offered}
          isTheirs={isTheirs}
          picture={<PackageLooks packageId={offered.id} isOne className="ground w-full" />}
        />
      )}
    >
      <ManagePlan
        picture={(packageId) => <PackageLooks packageId={packageId} isOne className="ground w-full" />}
      />
    </PackagesPage>
  );
}
