import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { FormRow } from '../kit/form-row.tsx';
import { useFieldError } from '../kit/problem-note.tsx';
import { newOrderTexts } from '../texts/new-order.texts.ts';
import { useTexts } from '../texts/texts.ts';

const scenarios = [
  'deliver',
  'no_rider',
  'cancelled_by_dispatch',
  'slow',
  'stuck_after_pickup',
  'duplicate_webhooks',
] as const;
const parcelTypes = ['document', 'small', 'medium', 'large'] as const;
const vehicles = ['motorcycle', 'car'] as const;

/** The size of the parcel and the vehicle. */
export function ParcelFields() {
  const text = useTexts(newOrderTexts);
  return (
    <FormRow>
      <NativeSelect
        name="parcel_type"
        label={text('parcel_type')}
        defaultValue="2"
        data={parcelTypes.map((type, index) => ({ value: String(index + 1), label: text(type) }))}
      />
      <NativeSelect
        name="driver_type"
        label={text('driver_type')}
        data={vehicles.map((vehicle, index) => ({ value: String(index + 1), label: text(vehicle) }))}
      />
    </FormRow>
  );
}

/** The receiver, the reference of the partner and the scenario of the sandbox. */
export function ReceiverFields({ error }: { readonly error: unknown }) {
  const text = useTexts(newOrderTexts);
  const fieldError = useFieldError();
  return (
    <Stack>
      <FormRow>
        <TextInput
          name="receiver_name"
          label={text('receiver_name')}
          defaultValue="Rahima Khatun"
          error={fieldError(error, 'receiver_name')}
        />
        <TextInput
          name="receiver_phone_number"
          label={text('receiver_phone_number')}
          inputMode="tel"
          defaultValue="01712345678"
          error={fieldError(error, 'receiver_phone_number')}
        />
      </FormRow>
      <FormRow>
        <TextInput
          name="partner_reference_id"
          label={text('reference')}
          error={fieldError(error, 'partner_reference_id')}
        />
        <NativeSelect
          name="sandbox_scenario"
          label={text('scenario')}
          data={scenarios.map((value) => ({ value, label: text(value) }))}
        />
      </FormRow>
    </Stack>
  );
}
