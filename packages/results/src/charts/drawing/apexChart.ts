import ReactApexChart from 'react-apexcharts';

/** The package is CommonJS: by the bundler, its default export arrives as it is or inside of `default`. */
function unwrapped(imported: typeof ReactApexChart | { default: typeof ReactApexChart }) {
  return 'default' in imported ? imported.default : imported;
}

export const ApexChart = unwrapped(ReactApexChart);
