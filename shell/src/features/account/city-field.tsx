import { CITY_LENGTH } from '@wspolnik/contract/limits';
import { searchPlace } from '@wspolnik/kit/lists';
import { FormField, type Place, PlaceInput } from '@wspolnik/system/forms';

/** Towns only: an address says where somebody lives. */
const searchTown = async (typed: string, signal: AbortSignal): Promise<Place[]> =>
  (await searchPlace(typed, signal)).filter(({ isTown }) => isTown);

/** A town of a form, with suggestions; any text is valid. */
export function CityField({ name, label }: { name: string; label: string }) {
  return (
    <FormField name={name} label={label} maxLength={CITY_LENGTH}>
      {({ onChange: _, ...control }, { setValue }) => (
        <PlaceInput
          {...control}
          search={searchTown}
          maxLength={CITY_LENGTH}
          onChange={(city) => void setValue(city)}
          onPick={() => undefined}
        />
      )}
    </FormField>
  );
}
