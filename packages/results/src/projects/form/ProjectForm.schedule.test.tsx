import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { inProvider } from '../../testing/inProvider.tsx';
import { ProjectForm } from './ProjectForm.tsx';

async function renderForm() {
  const onSubmit = vi.fn(async () => undefined);
  const screen = await render(
    inProvider(
      <ProjectForm allowedTargets={[]} onSubmit={onSubmit} startUrl="https://www.example.com/">
        <button type="submit">Add</button>
      </ProjectForm>,
    ),
  );
  await screen.getByRole('button', { name: 'More settings' }).click();
  return {
    screen,
    onSubmit,
    isOn: screen.getByRole('switch', { name: 'Scan on a schedule' }),
    every: screen.getByRole('textbox', { name: /Scan every/ }),
    unit: screen.getByRole('combobox', { name: 'Period' }),
    day: screen.getByRole('combobox', { name: 'Day of the week' }),
    zone: screen.getByRole('combobox', { name: 'Time zone' }),
  };
}

test('turning it on sets every 7 days in the reader’s own time zone, and off removes it', async () => {
  const { screen, onSubmit, isOn, every, unit, day, zone } = await renderForm();
  await isOn.click();
  await expect.element(every).toHaveValue('7');
  await expect.element(unit).toHaveValue('days');
  await expect.element(day).toHaveValue('0');
  await expect.element(zone).toHaveValue(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  await screen.getByRole('button', { name: 'Add' }).click();
  await vi.waitFor(() =>
    expect(onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({
        schedule: expect.objectContaining({ scheduleEvery: 7, scheduleMillis: 86_400_000 }),
      }),
    ),
  );
  await isOn.click();
  await expect.element(every).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Add' }).click();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  expect(onSubmit).toHaveBeenLastCalledWith(expect.not.objectContaining({ schedule: expect.anything() }));
});

test('the day can be picked for weeks and 7 days only, and not in hours', async () => {
  const { isOn, every, unit, day, zone } = await renderForm();
  await isOn.click();
  await expect.element(day).toBeEnabled();
  await every.fill('3');
  await expect.element(day).not.toBeInTheDocument();
  await unit.selectOptions('weeks');
  await expect.element(day).toBeEnabled();
  await unit.selectOptions('hours');
  await expect.element(day).not.toBeInTheDocument();
  await expect.element(zone).not.toBeInTheDocument();
  await every.fill('168');
  await expect.element(day).toBeDisabled();
});

test('when the next scan will be follows what is entered, and nothing is said of what is no schedule', async () => {
  const { screen, isOn, every, day } = await renderForm();
  await isOn.click();
  await expect.element(screen.getByText(/^Next scan: Monday \d{4}-\d\d-\d\d 03:00, /)).toBeVisible();
  await day.selectOptions('Friday');
  await expect.element(screen.getByText(/^Next scan: Friday /)).toBeVisible();
  await every.fill('often');
  await expect.element(screen.getByText(/^Next scan/)).not.toBeInTheDocument();
});
